import { readBuyer } from '../buyer/read-buyer.ts';
import { covers, phrases } from '../matching/index.ts';
import { foldLetters, type ReadableNotice } from '../notice-text/index.ts';
import { type Opening, openingOf, purposeVerbs } from '../opening/index.ts';
import type { Found, Span } from '../reading/found.ts';
import type { CategorySlug } from '../reading/reading.ts';
import { readTitle } from '../title/read-title.ts';
import { hasPremises, isHireOfVehicles, readKind } from '../type/read-kind.ts';
import { type Hit, hitsIn } from './category-index.ts';
import { governing, worksOfTheirOwn } from './governing.ts';
import { formsOf, tokensOf } from './stems.ts';

/** Documents, money and places that every notice mentions. */
const saidInAll =
  phrases(`bid bond, tender bond, bid security bond, performance bond, insurance bond, insurance guarantee, conditional insurance guarantee, insurance certificate, insurance cover, construction permit, work permit, audit report, audited financial statement*, audited report, tender box, flash disk, training certificate, training institute, training center, training centre, training college, terms of reference, cheque book no, birrii, birri, bank cheque, certified cheque, rent contract, street light side, bole road, debre zeit road, addis ketema road, by road, along the road, road fund, a loan, a loan and a grant, loan from, loan no, loan number, credit from, credit no, proceeds of the loan,
  ቢድ ቦንድ*, የጨረታ ቦንድ*, የባንክ ዋስትና*, የኢንሹራንስ ቦንድ*, ኢንሹራንስ ዋስትና*, መድን ዋስትና*, መድን ቦንድ*, የኢንሹራንስ ሰነድ, ይዞታ ማረጋገጫ, የምስክር ወረቀት, ምስክር ወረቀት, ሰርተፊኬት, ቲን ሰርተፊኬት, ሆቴል አጠገብ, ሆቴል ፊት ለፊት, ሆቴል ጀርባ, ኦዲት ሪፖርት, የንግድ ምልክት, ቦሌ መንገድ, ደብረ ዘይት መንገድ, የሰነድ ማረጋገጫ, የሰው ኃይል አስተዳደር, ሥራ ተቋራጮች*, ስራ ተቋራጮች*, ሥራ ተቋራጭነት, የግንባታ ፈቃድ, ፍላሽ ዲስክ, የንብረት አስተዳደር, የትራንስፖርት ወጪ, ማጓጓዣ ወጪ, inshuraansii, waraqaa ragaa, ምስክር ወረቐት, ጥረ ገንዘብ`);

const weights = { title: 6, opening: 3, list: 1.2, conditions: 0.15, buyer: 0.2 };
const ofHead = 1.7;
/** Words from the conditions alone stay below this. */
const least = 1.5;
const isListed = /^\s*(?:\d{1,3}[.)\s]|[-•*▪]|ሎት|lot|item|ምድብ)/i;

const longestItem = 2000;

/** The line around a place, up to shortly after it. Of a very long line only the end. */
function lineUntil(text: string, at: number): string {
  const from = Math.max(0, at - longestItem);
  return text.slice(from + text.slice(from, at + 1).lastIndexOf('\n') + 1, at + 40);
}

function weightOf(
  { span: [at] }: Hit,
  notice: ReadableNotice,
  opening: Opening,
  title: Span | null,
  buyer: Span | null,
): number {
  if (buyer !== null && at >= buyer[0] && at < buyer[1]) return weights.buyer;
  if (title !== null && at >= title[0] && at < title[1]) return weights.title;
  if (at < opening.end) return weights.opening;
  const line = lineUntil(notice.text, at);
  return isListed.test(line) || line.length < 70 ? weights.list : weights.conditions;
}

/** A notice that leases land often names an office too, so premises alone decide nothing. */
const ofLand = /\burban land|\bplots? of land|የከተማ ቦታ|መሬት|\blafa\b/;

/** Most who ask for proposals look for advice. It only counts where the object says nothing. */
const asksForProposals = /(?:technical and financial|financial and technical) proposal/;

/** Sales and leases have their own categories, whatever the object is. Hire and repair are found by their words. */
function byKind(notice: ReadableNotice): Partial<Record<CategorySlug, number>> {
  const kind = readKind(notice)?.value;
  if (kind === 'sale') return { 'sale-auction': 60 };
  if (isHireOfVehicles(notice)) return { 'vehicle-hire': 60 };
  // ሊዝ is used for land only, and so is proclamation 721/2004.
  if (kind === 'lease' && /ሊዝ|liizii|721\/2004/.test(notice.folded)) return { 'land-property': 40 };
  if (kind === 'lease')
    return hasPremises(notice) && !ofLand.test(notice.folded.slice(0, openingOf(notice).end))
      ? { 'land-property': 4, 'premises-rent': 33 }
      : { 'land-property': 8, 'premises-rent': 7 };
  return kind === 'eoi' || asksForProposals.test(notice.folded) ? { consultancy: 1.6 } : {};
}

/** Words for building and letting. Roads, wells and land have these too, so the object says more. */
const general = new Set(
  'lease leasing construction ግንባታ ijaarsa ijaarsaa ህንጸት ሕንጸት ijars work works ሥራ ሥራዎች hojii ስራሕ'
    .split(' ')
    .flatMap((word) => formsOf(foldLetters(word), false)),
);
const isGeneral = (words: string): boolean =>
  words.split(/\s+/).every((word) => formsOf(word, false).some((form) => general.has(form)));
const ofGeneral = 0.4;
const ofGoverning = 40;
/** ማስገንባት ይፈልጋል, ijaarsisuu barbaada: "wants to build", whatever it is. */
const builds = /ማስገንባት|ijaarsis|ijaarsifa|ህን[ፀጸ]/;
const ofBuilding = 12;

const listMark = /[፣,]|\d\s?[.):]|ሎት|\s(?:እና|ና)\s|[ናን]\s/;

/** Finds the main word of a headline: the first of a list. In Amharic the purpose comes before the thing. */
function chiefOf(hits: readonly Hit[], { folded, language }: ReadableNotice): Hit | undefined {
  // "Sorghum seed", "generator spare parts": the last of several adjacent words names the thing.
  if (language === 'om' || language === 'ti') return hits[0];
  if (language !== 'am')
    return hits[
      hits.findIndex(({ span: [, end] }, at) => (hits[at + 1]?.span[0] ?? Number.POSITIVE_INFINITY) - end > 1)
    ];
  const next = hits.findIndex(({ span: [, end] }, at) =>
    listMark.test(folded.slice(end - 1, hits[at + 1]?.span[0] ?? end)),
  );
  return hits[next < 0 ? hits.length - 1 : next];
}

/** Reads the category. Words of the title and the purpose weigh most, words of conditions almost nothing. */
export function readCategory(notice: ReadableNotice): Found<CategorySlug> | null {
  const language = notice.language ?? 'en';
  const opening = openingOf(notice);
  const title = readTitle(notice)?.span ?? null;
  const buyer = readBuyer(notice)?.span ?? null;
  const masked = saidInAll(notice.folded);
  const hits = hitsIn(tokensOf(notice.folded, language === 'om'), language).filter(
    ({ span: [at] }) => !covers(masked, at),
  );
  const prior = { ...byKind(notice) };
  const kindSpan = readKind(notice)?.span ?? [0, notice.text.length];
  const inTitle = hits.filter(({ span: [at] }) => title !== null && at >= title[0] && at < title[1]);
  const head = chiefOf(
    inTitle.filter(({ span }) => !isGeneral(notice.folded.slice(...span))),
    notice,
  );
  const thing = head?.category === 'maintenance' ? inTitle.find(({ category }) => category !== head.category) : head;
  const done = governing(foldLetters(readTitle(notice)?.value ?? ''), language, thing?.category);
  // "Maintenance of lifts" may itself be a phrase of the category of lifts.
  const isPhrase = inTitle.some(
    ({ category, words, span }) =>
      words > 1 && category !== done && governing(notice.folded.slice(...span), language, category) === done,
  );
  if (done !== null && !isPhrase) prior[done] = (prior[done] ?? 0) + ofGoverning;
  const [verb] = purposeVerbs(notice.folded, [buyer?.[1] ?? 0, opening.end]);
  if (verb !== undefined && builds.test(verb.phrase) && (head === undefined || !worksOfTheirOwn.has(head.category)))
    prior['building-construction'] = (prior['building-construction'] ?? 0) + ofBuilding;
  const scores = new Map<CategorySlug, { score: number; hit: Hit; best: number }>();
  const said = new Map<string, number>();
  for (const hit of hits) {
    const words = notice.folded.slice(...hit.span);
    const times = (said.get(words) ?? 0) + 1;
    said.set(words, times);
    const isHead = title !== null && hit === head;
    const weight =
      ((isGeneral(words) ? ofGeneral : isHead ? ofHead : 1) *
        weightOf(hit, notice, opening, title, buyer) *
        (hit.words + 1)) /
      times;
    const before = scores.get(hit.category) ?? { score: 0, hit, best: 0 };
    scores.set(hit.category, {
      score: before.score + weight,
      ...(weight > before.best ? { hit, best: weight } : { hit: before.hit, best: before.best }),
    });
  }
  const slugs = [...new Set([...scores.keys(), ...(Object.keys(prior) as CategorySlug[])])];
  const ranked = slugs
    .filter((slug) => prior['sale-auction'] !== undefined || slug !== 'sale-auction')
    .map((slug) => ({
      slug,
      span: scores.get(slug)?.hit.span,
      total: (scores.get(slug)?.score ?? 0) + (prior[slug] ?? 0),
    }))
    .sort((left, right) => right.total - left.total);
  const [first, second] = ranked;
  if (first === undefined || first.total < least) return null;
  const confidence = first.total / (first.total + (second?.total ?? 0) + 1);
  return { value: first.slug, span: first.span ?? kindSpan, rule: 'category-words', confidence };
}
