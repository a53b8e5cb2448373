import { demoUsers, fullName, type TelegramUser } from '../telegram-client/demo-users.ts';
import type { Message } from './message.ts';
import { recipientKey } from './recipient.ts';

const usersById = new Map<string, TelegramUser>(Object.values(demoUsers).map((user) => [String(user.id), user]));

/** A recipient, formatted for people. */
export function nameOf(key: string): string {
  const phone = /^\+251(\d{3})(\d{3})(\d{3})$/.exec(key);
  if (phone) return `0${phone.slice(1).join(' ')}`;
  const user = usersById.get(key);
  if (user) return fullName(user);
  return /^\d+$/.test(key) ? `Telegram user ${key}` : key;
}

/** The chat id of a recipient, if it is a chat. */
export const chatIdOf = (key: string): number | null => (/^[1-9]\d{0,14}$/.test(key) ? Number(key) : null);

export interface Conversation {
  key: string;
  /** Null for a person who has not received anything yet. */
  latest: Message | null;
  count: number;
}

/** The recipients, the latest first. The demo users are always listed. `messages`: newest first. */
export function conversationsOf(messages: readonly Message[]): Conversation[] {
  const begun = [...Map.groupBy(messages, ({ to }) => recipientKey(to))].map(([key, [latest = null, ...earlier]]) => ({
    key,
    latest,
    count: earlier.length + 1,
  }));
  const others = [...usersById.keys()].filter((id) => !begun.some(({ key }) => key === id));
  return [...begun, ...others.map((key) => ({ key, latest: null, count: 0 }))];
}
