import type { UserInfo } from '@awaj/features/account';

/** A draft belongs to one account, which its contacts identify. */
export const draftKey = (form: string, { email, phone }: Pick<UserInfo, 'email' | 'phone'>): string =>
  `account/${form}/${phone ?? email ?? ''}`;
