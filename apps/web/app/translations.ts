import { type Locale, loadMessages, type Messages } from '@awaj/i18n';

const loaded = new Map<Locale, Messages>();

/** Has to have resolved for a locale before anything is rendered in it. */
export async function ensureMessages(locale: Locale): Promise<Messages> {
  const messages = loaded.get(locale) ?? (await loadMessages(locale));
  loaded.set(locale, messages);
  return messages;
}

export function messagesOf(locale: Locale): Messages {
  const messages = loaded.get(locale);
  if (!messages) throw new Error(`The messages in "${locale}" were not loaded before rendering.`);
  return messages;
}
