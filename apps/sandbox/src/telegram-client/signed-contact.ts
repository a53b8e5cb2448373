import { createHmac } from 'node:crypto';
import type { TelegramUser } from './demo-users.ts';

interface Signing {
  botToken: string;
  now: Date;
}

const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest();

/** The contact as Telegram passes it to the app: signed like init data, so that a server can trust it. */
export function signContact(
  { id, first_name, last_name }: TelegramUser,
  phone: string,
  { botToken, now }: Signing,
): string {
  const contact = { user_id: id, phone_number: phone, first_name, ...(last_name && { last_name }) };
  const fields = { auth_date: String(Math.floor(now.getTime() / 1000)), contact: JSON.stringify(contact) };
  const lines = Object.entries(fields).map(([name, value]) => `${name}=${value}`);
  const hash = hmac(hmac('WebAppData', botToken), lines.join('\n')).toString('hex');
  return new URLSearchParams({ ...fields, hash }).toString();
}
