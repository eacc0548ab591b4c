/**
 * The browser's storage, which may be full, blocked or gone (private windows): then a memory of
 * this page stands in, and everything but a reload works as ever.
 */
export interface Store {
  read(key: string): unknown;
  write(key: string, value: unknown): void;
  drop(key: string): void;
}

/** `open` may throw: merely naming `localStorage` does where a browser forbids it. */
export function storeOn(open: () => Storage): Store {
  const memory = new Map<string, string>();
  const attempt = <T>(use: (storage: Storage) => T, otherwise: () => T): T => {
    try {
      return use(open());
    } catch {
      return otherwise();
    }
  };
  return {
    read(key) {
      const text =
        memory.get(key) ??
        attempt(
          (s) => s.getItem(key),
          () => null,
        );
      if (text === null) return undefined;
      try {
        return JSON.parse(text) as unknown;
      } catch {
        return undefined;
      }
    },
    write(key, value) {
      const text = JSON.stringify(value);
      memory.delete(key);
      attempt(
        (s) => s.setItem(key, text),
        () => void memory.set(key, text),
      );
    },
    drop(key) {
      memory.delete(key);
      attempt(
        (s) => s.removeItem(key),
        () => undefined,
      );
    },
  };
}

/** Kept for this browser: seats, half-typed answers. */
export const browserStore = storeOn(() => localStorage);
/** Kept for this tab, over reloads: acts that nobody has acknowledged yet. */
export const tabStore = storeOn(() => sessionStorage);
