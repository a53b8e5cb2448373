import { miniApp } from './areas/mini-app.gen.ts';
import { website } from './areas/website.gen.ts';
import type { Locale } from './languages.ts';
import type { Complete, TextsOf } from './translation.ts';

type AreasOfWebsite = typeof website;
type AreasOfMiniApp = AreasOfWebsite & typeof miniApp;

export type AreaOfWebsite = keyof AreasOfWebsite;
export type AreaMessages = TextsOf<AreasOfMiniApp>;
export type Area = keyof AreaMessages;
/** What any page may say. */
export type Messages = AreaMessages['common'];

/** Fetches the texts of some pages, in one language alone. */
export async function loadArea<Name extends AreaOfWebsite>(
  area: Name,
  locale: Locale,
): Promise<TextsOf<AreasOfWebsite>[Name]> {
  const areas: Complete<AreasOfWebsite> = website;
  return (await areas[area][locale]()).words;
}

/** The mini app has areas of its own besides; the website need not know where they are. */
export async function loadAreaOfMiniApp<Name extends Area>(area: Name, locale: Locale): Promise<AreaMessages[Name]> {
  const areas: Complete<AreasOfMiniApp> = { ...website, ...miniApp };
  return (await areas[area][locale]()).words;
}

export const loadMessages = (locale: Locale): Promise<Messages> => loadArea('common', locale);

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

/** Said when no language could be loaded: it comes along with the code, in both at once. */
export const startFailure = {
  title: 'Awaj did not start · አዋጅ አልተከፈተም',
  text: 'Check your connection and try again. የኢንተርኔት ግንኙነትዎን አረጋግጠው እንደገና ይሞክሩ።',
  retry: 'Try again · እንደገና ይሞክሩ',
};
