import { type Area, type AreaMessages, type Locale, loadAreaInTelegram, loadMessages, type Messages } from '@awaj/i18n';

interface Words {
  messages: Messages;
  areas: Partial<AreaMessages>;
}

const loaded = new Map<Locale, Words>();

/** Has to have resolved before anything that says these words is rendered. */
export async function loadWords(locale: Locale, wanted: readonly Area[]): Promise<Words> {
  const known = loaded.get(locale);
  const missing = wanted.filter((area) => known?.areas[area] === undefined);
  const [messages, ...areas] = await Promise.all([
    known?.messages ?? loadMessages(locale),
    ...missing.map(async (area) => [area, await loadAreaInTelegram(area, locale)] as const),
  ]);
  // What another page has loaded meanwhile stays.
  const words = { messages, areas: { ...loaded.get(locale)?.areas, ...Object.fromEntries(areas) } };
  loaded.set(locale, words);
  return words;
}

/** All that was said in one language so far, in another. */
export const loadWordsLike = (spoken: Locale, wanted: Locale): Promise<Words> =>
  loadWords(wanted, Object.keys(loaded.get(spoken)?.areas ?? {}) as Area[]);

export const wordsOf = (locale: Locale): Words | undefined => loaded.get(locale);
