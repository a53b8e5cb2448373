import { guarded } from '../storage/storage.ts';

type Listener = () => void;

/** The login of this browser. Inline scripts of the website read the same key. */
const key = 'token';

/** A value of another shape was not stored by us, and would make every request fail. */
export const tokenShape = /^[\w.~+/=-]{1,512}$/;

export interface TokenStore {
  read(): string | null;
  /** A login. It replaces the former one. */
  start(token: string): void;
  /** Ends the session after a logout or an expired login: local storage is cleared. Drafts stay for the next login. */
  end(): void;
  /** How many logouts this page has seen, including a change of account, here or in another tab. */
  sessionEpoch(): number;
  subscribe(listener: Listener): () => void;
}

/** Undefined if the browser refuses access to its storage. */
function readStored(window: Window): string | null | undefined {
  const stored = guarded(() => window.localStorage.getItem(key));
  return typeof stored === 'string' && !tokenShape.test(stored) ? null : stored;
}

export function createTokenStore(window: Window): TokenStore {
  const listeners = new Set<Listener>();
  let token = readStored(window) ?? null;
  let sessionEpoch = 0;
  const become = (next: string | null) => {
    if (next === token) return;
    if (token !== null) sessionEpoch += 1;
    token = next;
    for (const listener of listeners) listener();
  };
  const follow = () => {
    const stored = readStored(window);
    if (stored !== undefined) become(stored);
  };
  // Fires only for other tabs; a null key means that everything was cleared.
  window.addEventListener('storage', (event) => {
    if (event.key === key || event.key === null) follow();
  });
  // A page restored from the back/forward cache has missed these events.
  window.addEventListener('pageshow', ({ persisted }) => persisted && follow());
  return {
    read: () => token,
    start(next) {
      guarded(() => window.localStorage.setItem(key, next));
      become(next);
    },
    end() {
      guarded(() => window.localStorage.clear());
      become(null);
    },
    sessionEpoch: () => sessionEpoch,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
