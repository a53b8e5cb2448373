export { createAccountQueries } from './account.queries.ts';
export { toUserInfo, type UserInfo } from './user-info.ts';
