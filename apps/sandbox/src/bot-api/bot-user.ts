import { demoPhones, demoUserKeys, demoUsers, type TelegramUser } from '../telegram-client/demo-users.ts';

/** Anybody can write to the bot: a number that is no demo user's is a person of that number. */
export function userOf(id: number): TelegramUser {
  const known = Object.values<TelegramUser>(demoUsers).find((user) => user.id === id);
  return known ?? { id, first_name: `User ${id}`, language_code: 'en' };
}

/** A demo user by name or number, or anybody by number. */
export function findUser(name: unknown): TelegramUser | null {
  const key = demoUserKeys.find((known) => known === name);
  if (key) return demoUsers[key];
  return /^[1-9]\d{0,14}$/.test(String(name)) ? userOf(Number(name)) : null;
}

/** Without a plus, as Telegram gives it on many phones. */
export function phoneOf({ id }: TelegramUser): string {
  const key = demoUserKeys.find((known) => demoUsers[known].id === id);
  return key ? demoPhones[key] : `2519${String(id % 100_000_000).padStart(8, '0')}`;
}

export const toFrom = (user: TelegramUser) => ({ is_bot: false, ...user });

export function toChat({ id, first_name, last_name, username }: TelegramUser) {
  return { id, first_name, ...(last_name && { last_name }), ...(username && { username }), type: 'private' };
}
