import { leastOfProperty } from './compare/compare-terms.ts';
import { withoutLevels } from './fingerprint/buyer-kinds.ts';
import type { Fingerprint } from './fingerprint/fingerprint.ts';
import { isGeneral } from './fingerprint/meanings.ts';
import { isDistinct, type NoticeNumber } from './fingerprint/notice-numbers.ts';
import { isWrittenOut } from './fingerprint/short-names.ts';

const mostNames = 3;
const mostShortNames = 2;
const mostPhones = 3;
const mostMeanings = 4;
const mostOfDay = 2;
const mostStartingPrices = 2;
const mostProperties = 2;
const mostDays = 2;

const pairs = (kind: string, some: Iterable<unknown>, others: Iterable<unknown>): string[] => {
  const right = [...others];
  return [...some].flatMap((one) => right.map((other) => `${kind} ${String(one)} ${String(other)}`));
};

const first = (values: Iterable<string>, most: number): string[] => [...values].slice(0, most);

/** A buyer without a proper name, such as a ministry, is identified by all its words. */
function namesOf({ buyer }: Fingerprint): string[] {
  if (!buyer) return [];
  return buyer.names.length > 0 ? first(buyer.names, mostNames) : [withoutLevels(buyer.words).join('+')];
}

/** Equal abbreviations have equal signatures. */
const signaturesOf = ({ shortNames }: Fingerprint): string[] =>
  first(
    [...shortNames].filter((name) => !isWrittenOut(name)),
    mostShortNames,
  );

const figuresOf = (numbers: readonly (NoticeNumber | null)[]): string[] => [
  ...new Set(numbers.flatMap((number) => (number ? [number.figures] : []))),
];

/** A number with letters is distinctive by itself. A corrigendum need not repeat what the tender is for. */
const wholeNumber = (number: NoticeNumber | null): string[] =>
  number && number.latin + number.ethiopic !== '' && isDistinct(number)
    ? [`number ${number.latin} ${number.ethiopic} ${number.figures}`]
    : [];

/** Two notices of one tender share at least one key. Rare keys come first. */
export function candidateKeys(notice: Fingerprint): readonly string[] {
  const { text, number, codes, closesAt, closesOn, bond, price, object } = notice;
  const numbers = figuresOf([number, ...codes.slice(0, mostMeanings)]);
  const names = namesOf(notice);
  const phones = first(notice.phones, mostPhones);
  const day = closesAt?.slice(0, 10) ?? closesOn;
  const days = day === null ? first(notice.days, mostDays) : [day];
  const startingPrices =
    notice.type === 'sale' ? [...notice.amounts].filter((amount) => amount >= leastOfProperty) : [];
  const amounts = [...new Set([bond, price, ...startingPrices.slice(0, mostStartingPrices)])].filter(
    (amount) => amount !== null,
  );
  const all = [...new Set([...object.about, ...object.goods])];
  // A short notice may say no more than "maintenance".
  const meanings = [...all.filter((meaning) => !isGeneral(meaning)), ...[...object.about].filter(isGeneral)];
  return [
    `text ${text}`,
    ...wholeNumber(number),
    ...pairs('number-phone', numbers, phones),
    ...pairs('number-name', numbers, names),
    ...pairs('number-day', numbers, days),
    ...pairs('day-phone', days, phones),
    ...pairs('day-name', days, names),
    ...pairs('day-amount', days, amounts),
    ...pairs('day-meaning', days, first(meanings, mostOfDay)),
    ...pairs('name-meaning', names, first(meanings, mostMeanings)),
    ...pairs('short-meaning', signaturesOf(notice), first(meanings, mostMeanings)),
    ...pairs('day-property', days, first(object.properties, mostProperties)),
    ...pairs('phone-meaning', phones, first(meanings, mostMeanings)),
  ];
}
