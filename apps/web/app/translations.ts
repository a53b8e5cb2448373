import { type Locale, loadMessages, type Messages } from '@awaj/i18n';

const loaded = new Map<Locale, Messages>();

/** Has to have resolved for a locale before anything is rendered in it. */
export async function ensureMessages(locale: Locale): Promise<Messages> {
  const messages = loaded.get(locale) ?? (await loadMessages(locale));
  loaded.set(locale, messages);
  return messages;
}

/** Should those of a locale have failed to load, the other ones: that too has to be said in some words. */
export function messagesOf(locale: Locale): Messages {
  const messages = loaded.get(locale) ?? loaded.values().next().value;
  if (!messages) throw new Error('No messages were loaded before rendering.');
  return messages;
}
