/**
 * Keeps the screen on while somebody is wanted, where the browser can (F149). Browsers let go of
 * the lock whenever the page is hidden, so it is asked for again when it is seen.
 */
export function keepAwake(): () => void {
  let lock: WakeLockSentinel | undefined;
  let isWanted = true;
  const ask = (): void => {
    // Missing on plain http and in older browsers.
    if (!isWanted || !('wakeLock' in navigator) || document.visibilityState !== 'visible') return;
    navigator.wakeLock.request('screen').then(
      (got) => {
        if (isWanted) lock = got;
        else void got.release();
      },
      () => undefined, // low battery: the phone decides
    );
  };
  document.addEventListener('visibilitychange', ask);
  ask();
  return () => {
    isWanted = false;
    document.removeEventListener('visibilitychange', ask);
    void lock?.release();
  };
}
