import { hash } from 'node:crypto';
import { dateInAddis, timeInAddis } from '@awaj/domain/ethiopian-calendar';
import { toBirr } from '@awaj/domain/money';
import { foldLetters, foldText, noticeText } from '@awaj/reader/notice-text';
import { type Found, type NoticeType, type Reading, readNotice } from '@awaj/reader/reading';
import { languages } from '@awaj/reference-data/languages';
import type { LanguageCode } from '@awaj/reference-data/names';
import type { RegionSlug } from '@awaj/reference-data/regions';
import type { Database } from '../../../database/database.ts';
import type { CheckedNotice } from '../import/notice/checked-notice.ts';
import type { Fingerprint } from '../matching/fingerprint/fingerprint.ts';
import { fingerprintOf } from '../matching/fingerprint/fingerprint-of.ts';

type SlugList = 'languages' | 'regions';
export type Slugs = Readonly<Record<SlugList, ReadonlyMap<number, string>>>;

/** Reads the slugs of this installation, because notices refer to ids. */
export async function readSlugs(db: Database): Promise<Slugs> {
  const slugsOf = async (table: SlugList) =>
    new Map((await db.selectFrom(table).select(['id', 'slug']).execute()).map(({ id, slug }) => [id, slug]));
  return {
    languages: await slugsOf('languages'),
    regions: await slugsOf('regions'),
  };
}

/** Language codes by the slugs of languages. */
export const codesOfSlugs = new Map<string, LanguageCode>(languages.map(({ slug, code }) => [slug, code]));

const laterNotices = {
  extension: 'extension',
  cancellation: 'cancellation',
  corrigendum: 'corrigendum',
  award: 'award',
  're-advertisement': 'readvertisement',
} as const satisfies Partial<Record<CheckedNotice['kind'], NoticeType>>;

const typeOf = ({ kind, type }: CheckedNotice): NoticeType => {
  if (kind !== 'tender') return laterNotices[kind];
  return type === 'expression-of-interest' ? 'eoi' : type;
};

const two = (number: number): string => String(number).padStart(2, '0');

function instantOf({ closesAt, hasClosingHour }: CheckedNotice): string | null {
  if (!closesAt || !hasClosingHour) return null;
  const { hour, minute } = timeInAddis(closesAt);
  return `${dateInAddis(closesAt)}T${two(hour)}:${two(minute)}:00+03:00`;
}

/** A given value replaces a read one. */
const given = <Value>(value: Value | null | undefined, read: Found<Value> | null): Found<Value> | null =>
  value === null || value === undefined ? read : { value, span: [0, 0], rule: 'given', confidence: 1 };

/** Returns a single value, because a list of several says less than the text. */
const only = (ids: readonly number[], slugs: ReadonlyMap<number, string>): string | undefined =>
  ids.length === 1 ? slugs.get(ids[0] ?? 0) : undefined;

function withGiven(notice: CheckedNotice, read: Reading, slugs: Slugs): Reading {
  const { bond } = notice;
  return {
    ...read,
    unreadable: null,
    language: read.language ?? given(codesOfSlugs.get(slugs.languages.get(notice.languageId) ?? ''), null),
    type: given(typeOf(notice), null),
    // The title of a later notice may be just "Extension".
    title: notice.kind === 'tender' ? given(notice.title || null, read.title) : read.title,
    buyer: given(notice.company.name, null),
    number: given(notice.referenceNumber, read.number),
    closes_at: given(instantOf(notice), read.closes_at),
    closes_on: given(notice.closesAt && dateInAddis(notice.closesAt), read.closes_on),
    bond_birr: given(bond?.kind === 'amount' ? toBirr(bond.santim) : null, read.bond_birr),
    bond_percent: given(bond?.kind === 'percent' ? bond.percent : null, read.bond_percent),
    document_price_birr: given(
      notice.documentPrice === null ? null : toBirr(notice.documentPrice),
      read.document_price_birr,
    ),
    region: read.region ?? given(only(notice.regionIds, slugs.regions) as RegionSlug | undefined, null),
  };
}

/** Puts the title before the text if the text does not contain it. */
function textOf({ title, contentHtml }: CheckedNotice): string {
  const { text } = noticeText(contentHtml);
  return title === '' || foldText(text).includes(foldLetters(title)) ? text : `${title}\n${text}`;
}

/** Two identical texts are one tender only if the given fields agree too. */
function wordForWord({ text, number, buyer, closesAt, closesOn, bond, price, type }: Fingerprint): string {
  const said = JSON.stringify([text, number, buyer, closesAt, closesOn, bond, price, type]);
  return hash('sha1', said, 'base64');
}

/** A text and its reading. */
export interface ReadText {
  text: string;
  reading: Reading;
}

function readText(notice: CheckedNotice): ReadText {
  const said = textOf(notice);
  const reading = readNotice(said, { publishedOn: notice.sources[0]?.publishedOn });
  return { text: noticeText(said).text, reading };
}

/**
 * Makes the fingerprint of a checked notice from its text and its given fields. A text that was already read is not
 * read again.
 */
export function fingerprintOfNotice(
  notice: CheckedNotice,
  slugs: Slugs,
  { text, reading }: ReadText = readText(notice),
): Fingerprint {
  const publishedOn = notice.sources[0]?.publishedOn ?? null;
  const fingerprint = fingerprintOf(text, withGiven(notice, reading, slugs), publishedOn);
  return {
    ...fingerprint,
    isCounted: fingerprint.isCounted || notice.deadlineRule !== null,
    text: wordForWord(fingerprint),
  };
}
