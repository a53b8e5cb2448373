export { createChatMutations } from './chat.mutations.ts';
export { nextAskMs, numberPatienceMs, type Waiting, waitingFor } from './waiting.ts';
export { isLaunchRefused, isTenderMissing, type WayIn, wayInFor } from './way-in.ts';
