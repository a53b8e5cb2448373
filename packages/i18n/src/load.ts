import { both } from './areas/both.gen.ts';
import { miniApp } from './areas/mini-app.gen.ts';
import { website } from './areas/website.gen.ts';
import type { Locale } from './languages.ts';
import type { Complete, TextsOf } from './translation.ts';

type AreasOfWebsite = typeof both & typeof website;
type AreasOfMiniApp = typeof both & typeof miniApp;

export type AreaOfWebsite = keyof AreasOfWebsite;
export type AreaOfMiniApp = keyof AreasOfMiniApp;
export type AreaMessages = TextsOf<AreasOfWebsite & AreasOfMiniApp>;
export type Area = keyof AreaMessages;
/** Texts that any page may use. */
export type Messages = AreaMessages['common'];

/** Fetches the texts of some areas in one language. */
export async function loadArea<Name extends AreaOfWebsite>(
  area: Name,
  locale: Locale,
): Promise<TextsOf<AreasOfWebsite>[Name]> {
  const areas: Complete<AreasOfWebsite> = { ...both, ...website };
  return (await areas[area][locale]()).words;
}

/** The same for the mini app. Each app knows only where its own areas are. */
export async function loadAreaOfMiniApp<Name extends AreaOfMiniApp>(
  area: Name,
  locale: Locale,
): Promise<TextsOf<AreasOfMiniApp>[Name]> {
  const areas: Complete<AreasOfMiniApp> = { ...both, ...miniApp };
  return (await areas[area][locale]()).words;
}

export const loadMessages = async (locale: Locale): Promise<Messages> => (await both.common[locale]()).words;

export interface Translations {
  messages: Messages;
  areas: Partial<AreaMessages>;
}

/** The texts loaded so far, by language. Components cannot wait for texts, so they must be loaded before. */
export function createTranslations<Name extends Area>(
  loadArea: (area: Name, locale: Locale) => Promise<AreaMessages[Name]>,
) {
  const loaded = new Map<Locale, Translations>();
  /** Must resolve before anything that uses these texts is rendered. */
  async function load(locale: Locale, wanted: readonly Name[]): Promise<Translations> {
    const known = loaded.get(locale);
    const missing = wanted.filter((area) => !known?.areas[area]);
    const [messages, ...areas] = await Promise.all([
      known?.messages ?? loadMessages(locale),
      ...missing.map(async (area) => [area, await loadArea(area, locale)] as const),
    ]);
    // Keeps the areas that other pages loaded.
    const translations = { messages, areas: { ...loaded.get(locale)?.areas, ...Object.fromEntries(areas) } };
    loaded.set(locale, translations);
    return translations;
  }
  return { load, loaded: loaded as ReadonlyMap<Locale, Translations> };
}

/** Shown when no language could be loaded. Part of the code, in both languages at once. */
export const startFailure = {
  title: 'Awaj did not start · አዋጅ አልተከፈተም',
  text: 'Check your connection and try again. የኢንተርኔት ግንኙነትዎን አረጋግጠው እንደገና ይሞክሩ።',
  retry: 'Try again · እንደገና ይሞክሩ',
};
