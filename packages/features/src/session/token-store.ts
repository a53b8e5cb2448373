type Listener = () => void;

/** The login of this browser: spec 4 keeps it in local storage under this name. */
const key = 'token';

/** Anything else was put there by somebody else, and would make every call fail. */
const shape = /^[\w.~+/=-]{1,512}$/;

export interface TokenStore {
  read(): string | null;
  /** A login. Replaces the one before. */
  start(token: string): void;
  /** A logout, or a login that the server no longer takes: local storage is cleared. Drafts stay, for a new login. */
  end(): void;
  /** How many members this page has seen go: by a logout, or by another login, here or in another tab. */
  departures(): number;
  subscribe(listener: Listener): () => void;
}

/** A browser may refuse its storage, by throwing on the first touch. The login then lives as long as the page. */
function guarded<Value>(touch: () => Value, otherwise: Value): Value {
  try {
    return touch();
  } catch {
    return otherwise;
  }
}

function readStored(storage: Storage): string | null {
  const stored = storage.getItem(key);
  return stored !== null && shape.test(stored) ? stored : null;
}

export function createTokenStore(window: Window): TokenStore {
  const listeners = new Set<Listener>();
  let token = guarded(() => readStored(window.localStorage), null);
  let departures = 0;
  const become = (next: string | null) => {
    if (next === token) return;
    if (token !== null) departures += 1;
    token = next;
    for (const listener of listeners) listener();
  };
  // Heard from the other tabs only; a key of null means that everything was cleared.
  window.addEventListener('storage', (event) => {
    if (event.key === key || event.key === null) become(guarded(() => readStored(window.localStorage), null));
  });
  return {
    read: () => token,
    start(next) {
      guarded(() => window.localStorage.setItem(key, next), undefined);
      become(next);
    },
    end() {
      guarded(() => window.localStorage.clear(), undefined);
      become(null);
    },
    departures: () => departures,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
