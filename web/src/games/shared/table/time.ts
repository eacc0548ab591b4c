/** What time it is and a way to be woken, for what is staged; a test brings its own. */
export interface Time {
  now(): number;
  wake(after_ms: number, call: () => void): () => void;
}

export const browserTime: Time = {
  now: () => performance.now(),
  wake(after_ms, call) {
    const timer = setTimeout(call, after_ms);
    return () => clearTimeout(timer);
  },
};
