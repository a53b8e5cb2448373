import { guarded } from '../storage/storage.ts';

type Listener = () => void;

/** The login of this browser. The website looks for it under this name before its scripts are there, too. */
const key = 'token';

/** Anything else was put there by somebody else, and would make every call fail. */
export const tokenShape = /^[\w.~+/=-]{1,512}$/;

export interface TokenStore {
  read(): string | null;
  /** A login. Replaces the one before. */
  start(token: string): void;
  /** A logout, or a login that the server no longer takes: local storage is cleared. Drafts stay, for a new login. */
  end(): void;
  /** How many members this page has seen go: by a logout, or by another login, here or in another tab. */
  sessionEpoch(): number;
  subscribe(listener: Listener): () => void;
}

/** Undefined where the browser refuses its storage. */
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
  // Heard from the other tabs only; a key of null means that everything was cleared.
  window.addEventListener('storage', (event) => {
    if (event.key === key || event.key === null) follow();
  });
  // A page that was put aside, and is shown again, has heard nothing meanwhile.
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
