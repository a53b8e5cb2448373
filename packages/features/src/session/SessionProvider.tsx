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
  /** False on the server and in the first render of a page that it sent: what the server draws is for visitors. */
  isMember: boolean;
  /** A login: the token is kept, and what is asked from now on is asked as a member. */
  start(token: string): void;
}

const SessionContext = createContext<Session | null>(null);

export function useSession(): Session {
  const session = useContext(SessionContext);
  if (!session) throw new Error('No <SessionProvider> stands above this component.');
  return session;
}

export interface SessionProviderProps {
  /** Null on the server, which knows nobody. */
  tokens: TokenStore | null;
  /** Called once what is shown is for whoever is really reading. */
  onSettled: () => void;
  children: ReactNode;
}

const nobody = { subscribe: () => () => {}, read: () => null, sessionEpoch: () => 0 };

/** When a member goes, in this tab or another, everything below starts anew: nobody acts on another's page. */
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
