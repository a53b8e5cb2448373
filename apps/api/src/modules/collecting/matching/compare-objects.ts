import { both, type CompareFact, list, shared, type Vote } from './fact.ts';
import type { Fingerprint, TenderObject } from './fingerprint.ts';
import { includes, isGoods, isHead, isTelling } from './meanings.ts';

const isSaid = (meaning: string, said: ReadonlySet<string>): boolean =>
  said.has(meaning) || [...said].some((each) => includes(each, meaning) || includes(meaning, each));

const missing = (one: ReadonlySet<string>, other: ReadonlySet<string>): string[] =>
  [...one].filter((meaning) => isTelling(meaning) && !isSaid(meaning, other));

const telling = (meanings: ReadonlySet<string>): string[] => [...meanings].filter(isTelling);

const union = (one: ReadonlySet<string>, other: ReadonlySet<string>): ReadonlySet<string> =>
  new Set([...one, ...other]);

/** The stated object of a notice, otherwise the goods in its text. */
const aboutOf = ({ about, goods }: TenderObject): ReadonlySet<string> => (telling(about).length > 0 ? about : goods);

const areSame = <Value>(one: ReadonlySet<Value>, other: ReadonlySet<Value>): boolean =>
  one.size === other.size && shared(one, other).length === one.size;

/** Compares words outside the tables. Both texts must be in one language, and they must share none. */
const saysOtherWords = ({ others: one }: TenderObject, { others: other }: TenderObject): boolean =>
  one.size > 0 && other.size > 0 && shared(one, other).length === 0;

const fewestOthers = 2;

/** Compares the titles of two notices in one language. */
function voteOfTitles(one: TenderObject, other: TenderObject): Vote {
  const isOneTitle = areSame(one.others, other.others) && areSame(one.about, other.about);
  return one.others.size >= fewestOthers && isOneTitle ? 'same' : 'silent';
}

/**
 * Drops meanings that only one notice has and that are words of buyers, because a buyer's name was taken for the title.
 */
function withoutBuyers(
  one: ReadonlySet<string>,
  other: ReadonlySet<string>,
  ofBuyers: ReadonlySet<string>,
): readonly [ReadonlySet<string>, ReadonlySet<string>] {
  const keep = (mine: ReadonlySet<string>, theirs: ReadonlySet<string>) =>
    new Set([...mine].filter((meaning) => theirs.has(meaning) || !ofBuyers.has(meaning)));
  return [keep(one, other), keep(other, one)];
}

function voteOfObjects({ object: one, ...ofOne }: Fingerprint, { object: other, ...ofOther }: Fingerprint): Vote {
  const isOneLanguage = ofOne.language !== null && ofOne.language === ofOther.language;
  const ofBuyers = new Set([...(ofOne.buyer?.words ?? []), ...(ofOther.buyer?.words ?? [])]);
  const [mine, theirs] = withoutBuyers(aboutOf(one), aboutOf(other), ofBuyers);
  const haveTitles = isOneLanguage && one.hasTitle && other.hasTitle;
  if (telling(mine).length === 0 || telling(theirs).length === 0)
    return haveTitles ? voteOfTitles(one, other) : 'silent';
  const onlyMine = missing(mine, union(theirs, other.goods));
  const onlyTheirs = missing(theirs, union(mine, one.goods));
  if (onlyMine.length === 0 || onlyTheirs.length === 0) {
    const isAgreed = telling(mine).some((meaning) => isSaid(meaning, theirs));
    const isMore = [...onlyMine, ...onlyTheirs].some((meaning) => isHead(meaning) || isGoods(meaning));
    const isOther = isMore || (!one.hasTitle && !other.hasTitle) || (haveTitles && saysOtherWords(one, other));
    return isAgreed && !isOther ? 'same' : 'silent';
  }
  const isNothingShared = onlyMine.length === telling(mine).length && onlyTheirs.length === telling(theirs).length;
  return isNothingShared ? 'different' : 'against';
}

export const objectFact: CompareFact = (one, other) => ({
  fact: 'object',
  vote: voteOfObjects(one, other),
  seen: () => both(list(aboutOf(one.object)), list(aboutOf(other.object))),
});

const meaningOf = (quantity: string): string => quantity.slice(0, quantity.indexOf(':'));

/** Compares quantities of the same goods. */
function voteOfQuantities({ quantities: one }: TenderObject, { quantities: other }: TenderObject): Vote {
  if (shared(one, other).length > 0) return 'for';
  const meanings = new Set([...one].map(meaningOf));
  return [...other].some((quantity) => meanings.has(meaningOf(quantity))) ? 'against' : 'silent';
}

export const quantityFact: CompareFact = ({ object: one }, { object: other }) => ({
  fact: 'quantities',
  vote: voteOfQuantities(one, other),
  seen: () => both(list(one.quantities), list(other.quantities)),
});

/** Two sets differ if each has something that the other lacks. */
const apart = <Value>(one: ReadonlySet<Value>, other: ReadonlySet<Value>): Vote => {
  if (one.size === 0 || other.size === 0) return 'silent';
  const common = shared(one, other).length;
  if (common === 0) return 'different';
  return common === one.size || common === other.size ? 'for' : 'against';
};

/** A notice about one lot is not about all lots. */
export const lotFact: CompareFact = ({ object: one }, { object: other }) => {
  const vote = apart(one.lots, other.lots);
  return {
    fact: 'lots',
    vote: vote === 'for' && one.lots.size !== other.lots.size ? 'against' : vote,
    seen: () => both(list(one.lots), list(other.lots)),
  };
};

export const placeFact: CompareFact = ({ object: one }, { object: other }) => {
  const vote = apart(one.places, other.places);
  return {
    fact: 'places',
    vote: vote === 'different' ? 'against' : vote,
    seen: () => both(list(one.places), list(other.places)),
  };
};

export const countFact: CompareFact = ({ object: one }, { object: other }) => {
  const vote = apart(one.counts, other.counts);
  return {
    fact: 'counts',
    vote: vote === 'different' ? 'against' : vote,
    seen: () => both([...one.counts], [...other.counts]),
  };
};

/** Whether the title of one has a count that is nowhere in the other, which has another count. */
const isOtherCount = (one: TenderObject, other: TenderObject): boolean =>
  one.hasTitle &&
  other.firstCounts.size > 0 &&
  [...one.firstCounts].some((count) => !other.firstCounts.has(count) && !other.counts.has(count));

function voteOfTitleCounts(one: TenderObject, other: TenderObject): Vote {
  const areBoth = one.hasTitle && other.hasTitle && one.firstCounts.size > 0;
  if (areBoth && areSame(one.firstCounts, other.firstCounts)) return 'for';
  return isOtherCount(one, other) || isOtherCount(other, one) ? 'against' : 'silent';
}

export const titleCountFact: CompareFact = ({ object: one }, { object: other }) => ({
  fact: 'title counts',
  vote: voteOfTitleCounts(one, other),
  seen: () => both([...one.firstCounts], [...other.firstCounts]),
});

/** The category is read from the same words as the object, so it decides nothing alone. */
export const categoryFact: CompareFact = ({ category: one }: Fingerprint, { category: other }: Fingerprint) => ({
  fact: 'category',
  vote: one && other ? (one === other ? 'for' : 'against') : 'silent',
  seen: () => both(one, other),
});
