import { demoPhones, keyOf, type TelegramUser } from '../telegram-client/demo-users.ts';

/** Without a plus, as Telegram sends it on many phones. */
export function phoneOf(user: TelegramUser): string {
  const key = keyOf(user);
  return key ? demoPhones[key] : `2519${String(user.id % 100_000_000).padStart(8, '0')}`;
}

export const toFrom = (user: TelegramUser) => ({ is_bot: false, ...user });

export function toChat({ id, first_name, last_name, username }: TelegramUser) {
  return { id, first_name, ...(last_name && { last_name }), ...(username && { username }), type: 'private' };
}
