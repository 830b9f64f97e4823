// The page keeps its texts in the browser's storage. A browser may refuse (all cookies blocked, a full
// disk): then the page keeps them itself, until the tab is closed.

interface Storage {
  get(key: string): string | null;
  set(key: string, value: string): void;
  remove(key: string): void;
}

function storage(of: () => globalThis.Storage): Storage {
  const here = new Map<string, string>();
  /** Nothing where the browser refuses. */
  const tried = <T>(what: (store: globalThis.Storage) => T): T | undefined => {
    try {
      return what(of());
    } catch {
      return undefined;
    }
  };
  return {
    get: (key) => here.get(key) ?? tried((store) => store.getItem(key)) ?? null,
    set(key, value) {
      const isKept = tried((store) => (store.setItem(key, value), true));
      if (isKept) here.delete(key);
      else here.set(key, value);
    },
    remove(key) {
      here.delete(key);
      tried((store) => store.removeItem(key));
    },
  };
}

/** Kept for this browser, all its tabs and its next start. */
export const kept = storage(() => localStorage);
/** Kept for this tab alone. */
export const keptForTab = storage(() => sessionStorage);
