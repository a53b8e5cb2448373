import type { Locale } from '../locale.ts';
import type { messages as english } from './en/index.ts';
import type { Translation } from './shape.ts';

export type Messages = Translation<typeof english>;

/** One language is one chunk: the browser fetches only the one that is shown. */
const catalogs = {
  en: () => import('./en/index.ts'),
  am: () => import('./am/index.ts'),
} satisfies Record<Locale, () => Promise<{ messages: Messages }>>;

export async function loadMessages(locale: Locale): Promise<Messages> {
  return (await catalogs[locale]()).messages;
}
