export { createAccountMutations } from './account.mutations.ts';
export { type ChatStanding, chatStandingQuery } from './chat-standing.ts';
export { bannerFor, hasSubscription, isOnTrial, viewerFor } from './standing.ts';
export { createAccountQueries, toUserInfo, type UserInfo } from './user-info.ts';
