import { both, type CompareFact, list, type Vote, voteOfSets } from './fact.ts';

export const placeFact: CompareFact = ({ object: one }, { object: other }) => {
  const vote = voteOfSets(one.places, other.places);
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
