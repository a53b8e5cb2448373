export { type Session, SessionProvider, useSession } from './SessionProvider.tsx';
export { createTokenStore, type TokenStore, tokenShape } from './token-store.ts';
