import { readBuyer } from '../buyer/read-buyer.ts';
import { covers, memoize, phrases, within } from '../matching/index.ts';
import { foldLetters, type ReadableNotice } from '../notice-text/index.ts';
import { type Opening, openingOf, purposeVerbs, wantedVerb } from '../opening/index.ts';
import type { Found, Span } from '../reading/found.ts';
import type { NoticeType } from '../reading/reading.ts';
import { kinds, movable, premises, saidInAll, vehicles } from './kinds.ts';

interface Vote {
  type: NoticeType;
  span: Span;
  weight: number;
}

const inHeading = 3;
const inOpening = 2;
const elsewhere = 0.25;
const ofFirstVerb = 14;
/** A heading "Request for expressions of interest" decides, whatever the project buys. */
const ofNamed = 3;
const hiredWithin = 90;
const besideRent = 25;
const ofRent = 3;

/** In a text without lines the heading stands before the first sentence. */
const lengthOfHeading = 45;

function placeWeight({ headings, end }: Opening, at: number): number {
  if (at < (headings.at(-1)?.[1] ?? lengthOfHeading)) return inHeading;
  return at < end ? inOpening : elsewhere;
}

const hire = phrases(
  `ኪራይ, መከራየት, ለመከራየት, rental, rental of, rent, leasing, leasing of, hire, hiring of, lease of, lease service, lease services, kiraa, kireeffa*, ክራይ, ክካረ, ክካረይ`,
);

/** Finds the rent of premises, with any words between. */
function rents({ folded }: ReadableNotice, opening: Opening): Vote[] {
  return within(hire(folded), [0, opening.end])
    .filter(({ start, end }) => {
      const around: Span = [start - besideRent, end + besideRent];
      return within(premises(folded), around).length > 0 && within(movable(folded), around).length === 0;
    })
    .map(({ start, end }) => ({ type: 'lease', span: [start, end], weight: ofRent * placeWeight(opening, start) }));
}

/** A foreclosed house on leased land is sold. */
const leaseInHeading = /^(?!.*(?:ሀራጅ|auction|foreclos)).*(?:ሊዝ|\blii?zii|\blease)/s;
/** The proclamation on the lease of urban land. */
const byLeaseLaw = /^(?!.*(?:ሀራጅ|auction|foreclos)).*721\/2004/s;

/** The headings, or the beginning of a text without lines. */
const headingOf = (notice: ReadableNotice): string =>
  notice.folded.slice(0, openingOf(notice).headings.at(-1)?.[1] ?? lengthOfHeading);

function votesOf(notice: ReadableNotice, opening: Opening): Vote[] {
  const { folded } = notice;
  const buyer = readBuyer(notice);
  const name = buyer?.rule === 'subject' ? buyer.span : null;
  const isInName = (start: number) => name !== null && start >= name[0] && start < name[1];
  const masked = saidInAll(folded);
  const isMasked = (start: number) => covers(masked, start);
  const isHired = (start: number, end: number) =>
    within(vehicles(folded), [start - hiredWithin, end]).length > 0 &&
    !/ማቆሚያ|parking/.test(folded.slice(Math.max(0, start - hiredWithin), end));
  const words = kinds.flatMap(({ type, find, weight }) =>
    find(folded)
      .filter(({ start, end }) => !isMasked(start) && !isInName(start) && !(type === 'lease' && isHired(start, end)))
      .map(({ start, end }): Vote => {
        const place = placeWeight(opening, start);
        const isNamed = type === 'eoi' && place === inHeading;
        return { type, span: [start, end], weight: weight * place * (isNamed ? ofNamed : 1) };
      }),
  );
  const [verb] = purposeVerbs(folded, [name?.[1] ?? 0, opening.end]);
  words.push(...rents(notice, opening));
  if (verb === undefined) return words;
  // In some regions a town "sells" plots in a lease tender.
  const isLease = verb.purpose === 'sale' && (leaseInHeading.test(headingOf(notice)) || byLeaseLaw.test(folded));
  if (isLease) return [...words, { type: 'lease', span: [verb.start, verb.end], weight: ofFirstVerb }];
  const isHire =
    verb.purpose === 'lease' &&
    (verb.noun !== '' || verb.phrase === 'to rent') &&
    (isHired(verb.start, verb.end) || isHireOfVehicles(notice));
  return [...words, { type: isHire ? 'purchase' : verb.purpose, span: [verb.start, verb.end], weight: ofFirstVerb }];
}

export const hasPremises = (notice: ReadableNotice): boolean =>
  within(premises(notice.folded), [0, openingOf(notice).end]).length > 0;

/** Whether vehicles or machines are hired and not bought. */
export function isHireOfVehicles(notice: ReadableNotice): boolean {
  const { folded } = notice;
  const { end } = openingOf(notice);
  return within(hire(folded), [0, end]).some((match) => {
    const around: Span = [match.start - hiredWithin, Math.min(match.end + hiredWithin / 2, end)];
    // The office that hires is farther from the verb than a house that is hired.
    const beside: Span = [match.start - besideRent, around[1]];
    return within(movable(folded), around).length > 0 && within(premises(folded), beside).length === 0;
  });
}

/** The order in which kinds win a tie, because a notice of one kind mentions later ones too. */
const strongest: readonly NoticeType[] = ['eoi', 'other', 'sale', 'lease', 'purchase'];

/** Adds up repeated words with decreasing weight. */
const loudness = (weights: readonly number[]): number =>
  weights.toSorted((left, right) => right - left).reduce((sum, weight, rank) => sum + weight / 2 ** rank, 0);

/** Words for sales and purchases that decide if nothing else does. Nobody buys broken things. */
const sold = phrases(`ያገለገሉ, ሽያጭ, ስብርባሪ, ቁርጥራጭ, ውድቅ, gurgurtaa, moofaa, ዝተሰባበረ, scrap, for sale`);

/** "Winners take away the goods within five days": only what is sold is taken away. */
const fetchesThings = /(?:አሸናፊ|ያሸነፉ?)(?:(?!ሲፒኦ|ማስከበ|ቆሻሻ)[^።\n]){0,120}?(?:ማንሳት|ያነሳል|እንዲያነሱ|ያነሳሉ)/;

const isTender =
  /ጨረታ|ጫረታ|bid|tender|offer|quotation|proposal|caalbaasii|dorgom|auction|\binvit|request for|\bwanted\b|\bseeks\b|አማካሪ|kabachiis|\bsecurity (?:of )?(?:birr|etb)|\d birr security/;

/** "Security 50,000 birr": without an amount the words may name an insurer or those who enforce the law. */
const security = foldLetters('ማስከበሪያ|ውሕስነት|መትሓዚ');
const [amount, near] = ['(?:(?<!\\p{L})በ?ብር(?!\\p{L})|\\d,\\d{3}|\\d\\s?%)', '[^።\\n]{0,15}'];
const isSecured = new RegExp(`${amount}${near}(?:${security})|(?:${security})${near}${amount}`, 'u');

/** Finds the purpose of a tender, also in a notice about an earlier tender. */
function findKind(notice: ReadableNotice): Found<NoticeType> | null {
  const votes = votesOf(notice, openingOf(notice));
  const scores = strongest.map((type) => ({
    type,
    score: loudness(votes.filter((vote) => vote.type === type).map(({ weight }) => weight)),
  }));
  const total = scores.reduce((sum, { score }) => sum + score, 0);
  const best = scores.toSorted((left, right) => right.score - left.score)[0];
  if (best === undefined || best.score === 0) {
    const word = isTender.exec(notice.folded) ?? isSecured.exec(notice.folded);
    const masked = saidInAll(notice.folded);
    const sale = within(sold(notice.folded), [0, openingOf(notice).end]).find(({ start }) => !covers(masked, start));
    const fetched = fetchesThings.exec(notice.folded);
    if (word !== null && sale === undefined && fetched !== null)
      return {
        value: 'sale',
        span: [fetched.index, fetched.index + fetched[0].length],
        rule: 'winners-fetch-things',
        confidence: 0.4,
      };
    if (word !== null && sale !== undefined)
      return { value: 'sale', span: [sale.start, sale.end], rule: 'something-is-sold', confidence: 0.4 };
    const verb = word === null ? wantedVerb(notice.folded, [0, openingOf(notice).end]) : null;
    if (word === null && verb === null) return null;
    const span: Span = word === null ? [verb?.start ?? 0, verb?.end ?? 0] : [word.index, word.index + word[0].length];
    return { value: 'purchase', span, rule: 'a-tender-for-something', confidence: 0.3 };
  }
  const strongestVote = votes
    .filter(({ type }) => type === best.type)
    .reduce((left, right) => (right.weight > left.weight ? right : left));
  return { value: best.type, span: strongestVote.span, rule: 'kind-of-tender', confidence: best.score / total };
}

export const readKind = memoize(findKind);
