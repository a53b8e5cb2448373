import {
  createContext,
  Fragment,
  type ReactElement,
  type ReactNode,
  useContext,
  useLayoutEffect,
  useSyncExternalStore,
} from 'react';
import type { TokenStore } from './token-store.ts';

export interface Session {
  /** False on the server and during hydration: the server renders for visitors. */
  isMember: boolean;
  /** Logs in: the token is stored and sent with later requests. */
  start(token: string): void;
}

const SessionContext = createContext<Session | null>(null);

export function useSession(): Session {
  const session = useContext(SessionContext);
  if (!session) throw new Error('No <SessionProvider> stands above this component.');
  return session;
}

export interface SessionProviderProps {
  /** Null on the server. */
  tokens: TokenStore | null;
  /** Called once the content is for the actual reader. */
  onSettled: () => void;
  children: ReactNode;
}

const nobody = { subscribe: () => () => {}, read: () => null, sessionEpoch: () => 0 };

/**
 * When a member leaves, in this tab or another, everything below is mounted again, so that nobody acts on another's
 * page.
 */
export function SessionProvider({ tokens, onSettled, children }: SessionProviderProps): ReactElement {
  const { subscribe, read, sessionEpoch } = tokens ?? nobody;
  const isMember = useSyncExternalStore(subscribe, read, nobody.read) !== null;
  const reader = useSyncExternalStore(subscribe, sessionEpoch, nobody.sessionEpoch);
  const hasToken = read() !== null;
  useLayoutEffect(() => {
    if (isMember === hasToken) onSettled();
  }, [isMember, hasToken, onSettled]);
  const session: Session = { isMember, start: (token) => tokens?.start(token) };
  return (
    <SessionContext value={session}>
      <Fragment key={reader}>{children}</Fragment>
    </SessionContext>
  );
}
