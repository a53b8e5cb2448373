import { voteOfContent } from './compare-content.ts';
import { both, type CompareFact, list, shared, type Vote } from './fact.ts';
import type { Fingerprint, TenderObject } from './fingerprint.ts';
import { areOtherMembers, isGeneral, isHead, isKind, isSaid, isTelling, telling, union } from './meanings.ts';
import { organisationTable } from './words/tables.ts';

const missing = (one: ReadonlySet<string>, other: ReadonlySet<string>): string[] =>
  [...one].filter((meaning) => isTelling(meaning) && !isSaid(meaning, other));

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

/**
 * A shorter printing may leave out some of the goods. It may leave out what is done with them only if both are in one
 * category, because it says so in other words.
 */
function isMostOf(agreed: readonly string[], more: readonly string[], isOneCategory: boolean): boolean {
  if (!isOneCategory && more.some(isHead)) return false;
  const goods = more.filter((meaning) => !isHead(meaning));
  const specific = agreed.filter((meaning) => !isGeneral(meaning));
  return goods.length === 0 || (specific.length >= goods.length && !specific.every(isHead));
}

/** "Laboratory furniture" is of no kind with "laboratory chemicals": the kind alone is shared, and one adds its members. */
function isOnlyByKind(members: ReadonlySet<string>, kind: ReadonlySet<string>): boolean {
  const isAdded = telling(members).some((meaning) => !kind.has(meaning) && isSaid(meaning, kind));
  return isAdded && shared(members, kind).every((meaning) => isKind(meaning) || !isTelling(meaning));
}

const tasksOf = (meanings: ReadonlySet<string>): ReadonlySet<string> =>
  new Set([...meanings].filter((meaning) => isHead(meaning) && meaning !== 'consultancy'));

/** A consultant who studies a place is another tender than one who designs what is built there. */
function areOtherTasks(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  const [mine, theirs] = [tasksOf(one), tasksOf(other)];
  return mine.size > 0 && theirs.size > 0 && !areSame(mine, theirs);
}

/** General words differ between printings, unless they are what is done: a machine, the land, water. */
const isContrary = (meaning: string): boolean => isHead(meaning) || !isGeneral(meaning);

/** "Coffee and Tea Authority": goods in the names of both buyers say nothing of the object. */
function goodsOfNames({ buyer: one }: Fingerprint, { buyer: other }: Fingerprint): ReadonlySet<string> {
  const common = shared(new Set(one?.words), new Set(other?.words));
  return new Set(common.filter((meaning) => !organisationTable.meanings.has(meaning)));
}

function voteOfObjects(first: Fingerprint, second: Fingerprint): Vote {
  const [one, other] = [first.object, second.object];
  const isOneLanguage = first.language !== null && first.language === second.language;
  const buyers = [...(first.buyer?.words ?? []), ...(second.buyer?.words ?? [])];
  const ofBuyers = new Set(buyers.filter((meaning) => organisationTable.meanings.has(meaning)));
  const [mine, theirs] = withoutBuyers(aboutOf(one), aboutOf(other), ofBuyers);
  const haveTitles = isOneLanguage && one.hasTitle && other.hasTitle;
  if (telling(mine).length === 0 || telling(theirs).length === 0)
    return haveTitles ? voteOfTitles(one, other) : 'silent';
  const isOneCategory = first.category !== null && first.category === second.category;
  const onlyMine = missing(mine, union(theirs, other.goods)).filter(isContrary);
  const onlyTheirs = missing(theirs, union(mine, one.goods)).filter(isContrary);
  if (onlyMine.length === 0 || onlyTheirs.length === 0) {
    const agreed = telling(mine).filter((meaning) => isSaid(meaning, theirs));
    const inText = new Set([
      ...telling(mine).filter((meaning) => isSaid(meaning, union(theirs, other.goods))),
      ...telling(theirs).filter((meaning) => isSaid(meaning, union(mine, one.goods))),
    ]);
    const isByKind = isOnlyByKind(mine, theirs) || isOnlyByKind(theirs, mine);
    if (areOtherMembers(mine, theirs)) return 'against';
    if (isByKind && [...onlyMine, ...onlyTheirs].some((meaning) => !isHead(meaning))) return 'against';
    if (agreed.length === 0 || !isMostOf([...inText], [...onlyMine, ...onlyTheirs], isOneCategory)) return 'silent';
    const isOther = (!one.hasTitle && !other.hasTitle) || (haveTitles && saysOtherWords(one, other));
    if (isOther && isOneLanguage && voteOfContent(first, second) !== 'for') return 'silent';
    const ofNames = goodsOfNames(first, second);
    const specific = [...inText].filter((meaning) => !isGeneral(meaning) && !ofNames.has(meaning));
    // "A consultant for a study" does not say of what.
    if (specific.every((meaning) => meaning === 'consultancy') && inText.has('consultancy')) return 'silent';
    const isMost = inText.size > onlyMine.length + onlyTheirs.length;
    if (isOneCategory && first.category === 'consultancy' && areOtherTasks(mine, theirs)) return 'silent';
    if (specific.length > 0 && isMost && (specific.length > 1 || isOneLanguage || !isOther)) return 'same';
    return specific.length > 0 || areSame(new Set(telling(mine)), new Set(telling(theirs))) ? 'for' : 'silent';
  }
  const isNothingShared = telling(mine).every((meaning) => !isSaid(meaning, theirs));
  return isNothingShared ? 'different' : 'against';
}

export const objectFact: CompareFact = (one, other) => ({
  fact: 'object',
  vote: voteOfObjects(one, other),
  seen: () => both(list(aboutOf(one.object)), list(aboutOf(other.object))),
});

const fewestSounds = 2;

/**
 * Words that are in no table but sound alike in two languages, such as ትራንስፎርመር and the names of roads. In one language,
 * the title of one must have all such words of the other, because two tenders of a buyer share many words.
 */
function voteOfSounds(one: Fingerprint, other: Fingerprint): Vote {
  const [mine, theirs] = [one.object.sounds, other.object.sounds];
  const common = shared(mine, theirs).length;
  if (common === 0) return 'silent';
  if (one.language !== other.language) return 'for';
  return common >= fewestSounds && common === Math.min(mine.size, theirs.size) ? 'for' : 'silent';
}

export const soundFact: CompareFact = (one, other) => ({
  fact: 'title words',
  vote: voteOfSounds(one, other),
  seen: () => both(list(one.object.sounds), list(other.object.sounds)),
});

const meaningOf = (quantity: string): string => quantity.slice(0, quantity.indexOf(':'));
const figureOf = (quantity: string): number => Number(quantity.slice(quantity.indexOf(':') + 1));

/** Compares quantities of the same goods. */
function voteOfQuantities(one: TenderObject, other: TenderObject): Vote {
  if (shared(one.quantities, other.quantities).length > 0) return 'for';
  const meanings = new Set([...one.quantities].map(meaningOf));
  const others = [...other.quantities].filter((quantity) => isSaid(meaningOf(quantity), meanings));
  if (others.length === 0) return 'silent';
  // "Transformers (200 kVA), 350 in total": the figure beside the goods may be another one.
  const isCounted = others.some((quantity) => one.counts.has(figureOf(quantity)));
  return isCounted ? 'silent' : 'against';
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

const shortestEnd = 2;
const isLong = (...sounds: readonly string[]): boolean => sounds.every((sound) => sound.length >= shortestEnd);

/** "Bahir Dar town" and ባህርዳር ከተማ: the second word of a name may stand alone. */
const isOneSite = (one: string, other: string): boolean => {
  const [mine, theirs] = [one.slice(kindOf(one).length + 1), other.slice(kindOf(other).length + 1)];
  if (kindOf(one) !== kindOf(other)) return false;
  return mine === theirs || (isLong(mine, theirs) && (mine.endsWith(theirs) || theirs.endsWith(mine)));
};

const kindOf = (site: string): string => site.slice(0, site.indexOf(' '));

/** Compares the names beside words such as town and road: Mekelle town is not Humera town. */
function voteOfSites(one: ReadonlySet<string>, other: ReadonlySet<string>): Vote {
  const common = new Set([...one].filter((site) => [...other].some((each) => isOneSite(site, each))).map(kindOf));
  const kinds = new Set([...other].map(kindOf));
  const isElsewhere = [...one].some((site) => kinds.has(kindOf(site)) && !common.has(kindOf(site)));
  return isElsewhere ? 'against' : common.size > 0 ? 'for' : 'silent';
}

export const siteFact: CompareFact = ({ object: one }, { object: other }) => ({
  fact: 'sites',
  vote: voteOfSites(one.sites, other.sites),
  seen: () => both(list(one.sites), list(other.sites)),
});

/** Two common counts are seldom a coincidence. */
const fewestCommon = 2;
/** Counts speak more weakly against one tender than other facts do. */
const weaker: Partial<Record<Vote, Vote>> = { different: 'against', against: 'silent' };

export const countFact: CompareFact = (first, second) => {
  const amounts = new Set([first.bond, first.price, second.bond, second.price]);
  const countsOf = ({ object }: Fingerprint) => new Set([...object.counts].filter((count) => !amounts.has(count)));
  const [one, other] = [countsOf(first), countsOf(second)];
  const vote = apart(one, other);
  const areSeveral = shared(one, other).length >= fewestCommon;
  return {
    fact: 'counts',
    vote: vote === 'for' && areSeveral ? 'same' : (weaker[vote] ?? vote),
    seen: () => both([...one], [...other]),
  };
};

/** Whether one begins with a count that is nowhere in the other, which begins with another count. */
const hasOtherCount = (one: TenderObject, other: TenderObject): boolean =>
  other.firstCounts.size > 0 &&
  [...one.firstCounts].some((count) => !other.firstCounts.has(count) && !other.counts.has(count));

function voteOfTitleCounts(one: TenderObject, other: TenderObject): Vote {
  const areBoth = one.hasTitle && other.hasTitle && one.firstCounts.size > 0;
  if (areBoth && areSame(one.firstCounts, other.firstCounts)) return 'for';
  const isMine = one.hasTitle && hasOtherCount(one, other);
  const isTheirs = other.hasTitle && hasOtherCount(other, one);
  // A shorter printing may leave out one of several counts.
  const isOther =
    (isMine && isTheirs) || ((isMine || isTheirs) && shared(one.firstCounts, other.firstCounts).length === 0);
  return isOther ? 'against' : 'silent';
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
