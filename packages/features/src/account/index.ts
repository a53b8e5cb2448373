export { type AccountMutations, createAccountMutations } from './account.mutations.ts';
export { createAccountQueries } from './account.queries.ts';
export { toUserInfo, type UserInfo } from './user-info.ts';
