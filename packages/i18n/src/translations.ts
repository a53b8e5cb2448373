import type { Area, AreaMessages } from './areas/telegram.ts';
import type { Locale } from './locale.ts';
import { loadMessages, type Messages } from './messages/load.ts';

export interface Translations {
  messages: Messages;
  areas: Partial<AreaMessages>;
}

/** What an app has loaded so far, in each language: who draws a page cannot wait for its words. */
export function createTranslations<Name extends Area>(
  loadArea: (area: Name, locale: Locale) => Promise<AreaMessages[Name]>,
) {
  const loaded = new Map<Locale, Translations>();
  /** Has to have resolved before anything that says these words is rendered. */
  async function load(locale: Locale, wanted: readonly Name[]): Promise<Translations> {
    const known = loaded.get(locale);
    const missing = wanted.filter((area) => !known?.areas[area]);
    const [messages, ...areas] = await Promise.all([
      known?.messages ?? loadMessages(locale),
      ...missing.map(async (area) => [area, await loadArea(area, locale)] as const),
    ]);
    // What another page has loaded meanwhile stays.
    const translations = { messages, areas: { ...loaded.get(locale)?.areas, ...Object.fromEntries(areas) } };
    loaded.set(locale, translations);
    return translations;
  }
  return { load, loaded: loaded as ReadonlyMap<Locale, Translations> };
}
