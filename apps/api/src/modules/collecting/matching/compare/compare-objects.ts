import type { Fingerprint, TenderObject } from '../fingerprint/fingerprint.ts';
import {
  areOtherMembers,
  isGeneral,
  isHead,
  isKind,
  isSaid,
  isTelling,
  telling,
  union,
} from '../fingerprint/meanings.ts';
import { organisationTable } from '../words/tables.ts';
import { voteOfContent } from './compare-content.ts';
import { areSame, both, type CompareFact, list, shared, type Vote } from './fact.ts';

const missing = (one: ReadonlySet<string>, other: ReadonlySet<string>): string[] =>
  [...one].filter((meaning) => isTelling(meaning) && !isSaid(meaning, other));

/** The stated object of a notice, otherwise the goods in its text. */
const aboutOf = ({ about, goods }: TenderObject): ReadonlySet<string> => (telling(about).length > 0 ? about : goods);

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

/** The category is read from the same words as the object, so it decides nothing alone. */
export const categoryFact: CompareFact = ({ category: one }: Fingerprint, { category: other }: Fingerprint) => ({
  fact: 'category',
  vote: one && other ? (one === other ? 'for' : 'against') : 'silent',
  seen: () => both(one, other),
});
