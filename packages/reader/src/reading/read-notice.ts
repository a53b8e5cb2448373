import { readBuyer } from '../buyer/read-buyer.ts';
import { readCategory } from '../category/read-category.ts';
import { readDeadline } from '../deadline/read-deadline.ts';
import { readLanguage } from '../language/read-language.ts';
import { readMoney } from '../money/read-money.ts';
import { foldText, noticeText, type ReadableNotice } from '../notice-text/index.ts';
import { readNumber } from '../number/read-number.ts';
import { readPhones } from '../phones/read-phones.ts';
import { readPublishedOn } from '../published-on/read-published-on.ts';
import { readRegion } from '../region/read-region.ts';
import { readTitle } from '../title/read-title.ts';
import { tokenise } from '../tokens/index.ts';
import { readType } from '../type/read-type.ts';
import type { NoticeContext } from './context.ts';
import type { Found } from './found.ts';
import type { Reading } from './reading.ts';

const nothing: Omit<Reading, 'unreadable'> = {
  language: null,
  type: null,
  title: null,
  buyer: null,
  number: null,
  published_on: null,
  closes_at: null,
  closes_on: null,
  opens_at: null,
  opens_on: null,
  rule: null,
  bond_birr: null,
  bond_percent: null,
  document_price_birr: null,
  category: null,
  region: null,
  phones: [],
};

/** Reads a notice: plain text or HTML. An unreadable text is not read. */
export function readNotice(raw: string, context: NoticeContext = {}): Reading {
  const { text, unreadable, originOf } = noticeText(raw);
  if (unreadable !== null) return { unreadable, ...nothing };
  const reading = readFields(text, context);
  const traced = <Value>(found: Found<Value> | null): Found<Value> | null =>
    found && { ...found, span: originOf(found.span) };
  return {
    unreadable,
    language: traced(reading.language),
    type: traced(reading.type),
    title: traced(reading.title),
    buyer: traced(reading.buyer),
    number: traced(reading.number),
    published_on: traced(reading.published_on),
    closes_at: traced(reading.closes_at),
    closes_on: traced(reading.closes_on),
    opens_at: traced(reading.opens_at),
    opens_on: traced(reading.opens_on),
    rule: traced(reading.rule),
    bond_birr: traced(reading.bond_birr),
    bond_percent: traced(reading.bond_percent),
    document_price_birr: traced(reading.document_price_birr),
    category: traced(reading.category),
    region: traced(reading.region),
    phones: reading.phones.map((phone) => ({ ...phone, span: originOf(phone.span) })),
  };
}

const noDeadline = { closes_at: null, closes_on: null, opens_at: null, opens_on: null, rule: null };
/** A cancelled or awarded tender accepts no offers, so it has no closing. */
const isOver = (type: Reading['type']): boolean => type?.value === 'cancellation' || type?.value === 'award';

function readFields(text: string, context: NoticeContext): Omit<Reading, 'unreadable'> {
  const language = readLanguage(text);
  const notice: ReadableNotice = { text, folded: foldText(text), language: language?.value ?? null };
  const tokens = tokenise(text);
  const publishedOn = readPublishedOn(notice, tokens, context);
  const type = readType(notice);
  return {
    language,
    type,
    title: readTitle(notice),
    buyer: readBuyer(notice),
    number: readNumber(notice),
    published_on: publishedOn,
    ...(isOver(type) ? noDeadline : readDeadline(notice, tokens, publishedOn, context)),
    ...readMoney(notice, tokens),
    category: readCategory(notice),
    region: readRegion(notice),
    phones: readPhones(notice),
  };
}
