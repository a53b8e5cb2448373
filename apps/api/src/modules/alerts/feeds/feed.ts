import type { Viewer } from '@awaj/domain/entitlement';
import { serverTexts } from '@awaj/i18n/server';
import type { Language } from '../../../http/language.ts';
import { letterWords } from '../../notifications/letters/letter-words.ts';
import type { FoundFeed } from './feed-addresses.ts';

/** Who reads a feed, and what it is written with. */
export interface FeedReader {
  feed: FoundFeed;
  viewer: Viewer;
  now: Date;
  words: FeedWords;
}

/** The texts of the owner's language, and how it writes days and addresses. */
export function feedWords(language: Language, webUrl: string) {
  const { day, link } = letterWords({ language, channel: 'email', webUrl });
  return { language, texts: serverTexts[language].feeds, day, link, host: new URL(webUrl).hostname };
}

export type FeedWords = ReturnType<typeof feedWords>;
