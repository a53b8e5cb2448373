export { type Session, SessionProvider, useSession } from './SessionProvider.tsx';
export { createTokenStore, type TokenStore } from './token-store.ts';
