import { guarded } from '../storage/storage.ts';

type Texts = Readonly<Record<string, string>>;

const prefix = 'draft:';

/** On the device for drafts that must outlive the tab, because Telegram opens the mini app in a new one each time. */
export type DraftPlace = 'tab' | 'device';

/**
 * Text typed into a form, kept over a refresh and an expired login. Never a password or code. For an account's form the
 * key names the account, so that nobody finds another person's text.
 */
export interface Draft {
  read(): Texts;
  keep(texts: Texts): void;
  clear(): void;
}

function parse(stored: string | null): Texts {
  const value: unknown = JSON.parse(stored ?? '{}');
  if (typeof value !== 'object' || value === null) return {};
  return Object.fromEntries(
    Object.entries(value).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}

/** The storage key, for an inline script, which cannot import anything. */
export const draftItem = (key: string): string => prefix + key;

const storageOf = (place: DraftPlace): Storage => (place === 'tab' ? sessionStorage : localStorage);

export const draftOf = (key: string, place: DraftPlace = 'tab'): Draft => ({
  read: () => guarded(() => parse(storageOf(place).getItem(draftItem(key)))) ?? {},
  keep: (texts) => guarded(() => storageOf(place).setItem(draftItem(key), JSON.stringify(texts))),
  clear: () => guarded(() => storageOf(place).removeItem(draftItem(key))),
});

/** Called at logout. */
export const clearDrafts = (): void =>
  guarded(() => {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(prefix)) sessionStorage.removeItem(key);
  });
