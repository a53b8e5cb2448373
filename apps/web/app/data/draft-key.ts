import type { UserInfo } from '@awaj/features/account';

/** What was typed comes back to the same account only: the kept contacts say which it is. */
export const draftKey = (form: string, { email, phone }: Pick<UserInfo, 'email' | 'phone'>): string =>
  `account/${form}/${phone ?? email ?? ''}`;
