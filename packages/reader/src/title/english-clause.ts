import type { Span } from '../reading/found.ts';
import { isNameOnly, ofProcedure } from './words.ts';

const nouns =
  'supply|supplying|procurement|purchase|provision|construction(?!\\s+(?:machiner|material|equipment|compan|contractor|industry))|maintenance|rental|rent|sale|printing|installation|renovation|rehabilitation|hiring|hire|consultancy|consulting|design|upgrading|drilling|lease|leasing|audit|development|implementation|cleaning|security|transport\\w*|insurance|evaluation|study|assessment|survey|catering|repair|disposal|auction|production|delivery|outsourcing|training|demolition|expansion|selection of|engagement of|external audit|baseline|end-?line|preparation|refurbishment|overhaul(?:ing)?|fabrication|erection|completion|shortlisting|appointment|recruitment|dismantling|painting|digiti[sz]ation|automation|relocation|valuation';
const verbs =
  'supply|install|design|drill|repair|rehabilitate|refurbish|renovate|transport|conduct|undertake|carry out|develop|produce|manufacture|upgrade|expand|overhaul|procure|purchase|buy|sell|hire|contract|rent|lease|construct|acquire|dispose(?: of)?|outsource|print|build|renovate|maintain|contract out|let|auction|shortlist|recruit|appoint|dismantle|demolish|perform';

/**
 * "… to payments under the contract for the drilling of wells": in a notice about a project this is the present
 * purchase.
 */
const ofContract = /\bunder (?:the|this|these|a) contracts?\s+for\s+(?:the\s+)?(?<thing>[^.;:\n]{6,})/i;
/** Used if no other clause names the object. */
const ofCost = /\btowards?\s+the\s+costs?\s+of\s+(?:the\s+)?(?<thing>[^.;:\n]{6,})/i;

const clauses = [
  // "The procurement of “Water Meters” was launched …"
  new RegExp(`^\\W*(?:the\\s+)?(?<thing>(?:${nouns})\\s+of\\s+[^.;:\\n]{3,})`, 'i'),
  // "RFQ/14/26. Printing of manuals", "Hope Aid: mid-term evaluation of a project"
  new RegExp(
    `[.:]\\s+(?<thing>(?:(?:final|mid-?\\s?term|external|internal|annual|full|formative|impact)\\s+)?(?:${nouns})\\s+of\\s+(?!${ofProcedure})[^.;:\\n]{3,})`,
    'i',
  ),
  /\b(?:is|are)\s+(?:now\s+)?(?:procuring|buying|purchasing|hiring|renting|letting|disposing of)\s+(?:the\s+)?(?<thing>[^.;:\n]{6,})/i,
  /\b(?:sealed|auction|public|bid|a|an)\s+(?<thing>sale of\s+(?!(?:the\s+)?(?:bid|tender|document))[^.;:\n]{3,})/i,
  new RegExp(
    `\\b(?:for|on|of|regarding|towards?)\\s+(?:the\\s+)?(?<thing>(?:(?!supply|procure|bid|tender|costs?\\b)[\\w-]+\\s+){0,3}?(?:${nouns})\\b[^.;:\\n]{3,})`,
    'i',
  ),
  new RegExp(`\\b(?:to|and|will|shall|can|for|wants|wishes)\\s+(?<thing>(?:${verbs}),?\\s+[^.;:\\n]{3,})`, 'i'),
  // "Tender no. RW-26-41 Supply of hand tools - bidders have to …"
  new RegExp(
    `\\bno\\.?\\s+\\S{0,30}\\d\\s+(?<thing>(?:${nouns})\\s+of\\s+[^.;:\\n]{3,140}?)(?=\\s+[–—-]\\s|[.;:\\n]|$)`,
    'i',
  ),
  // "The tender no. 7, purchase of 12,000 quintals of wheat, has been awarded."
  new RegExp(
    `\\b(?:tender|bid|rfq|rfp|itb)\\b[^,.;:\\n]{0,60},\\s+(?<thing>(?:${nouns})\\s+of\\s+(?:[^.;:,\\n]|,(?=\\d)){3,})`,
    'i',
  ),
  /\b(?:sells|is selling)\s+(?:by\s+(?:[\w-]+\s+){1,3}(?:auction|tender)\s+)?(?:the\s+)?(?<thing>(?!bid|tender|document)[^.;:\n]{6,})/i,
  /\bexpressions? of interest\s+(?:from [^.;\n]{3,60}?\s+)?(?:for|to|in|on)\s+(?:the\s+|provide\s+|conduct\s+|undertake\s+)?(?<thing>[^.;:\n]{6,})/i,
  /\bto (?:bid|tender|compete) (?:for|on)\s+(?:the\s+)?(?<thing>[^.;:\n]{6,})/i,
  /\b(?:requires?|needs?)\s+(?:the\s+)?(?<thing>(?!that|to\b|all|bidders|(?:an?\s+|the\s+)?(?:renewed\s+|valid\s+)*(?:trade\s+)?licen)[^.;:\n]{6,})/i,
  /\b(?:tender|bid)\b[^.;:\n]{0,60}?\bfor\s+(?:the\s+)?(?<thing>(?!bids?\b|tenders?\b)[^.;:\n]{6,}?)(?=\s+(?:is|was|has been)\b)/i,
  /\b(?:tender|bid|project|work|assignment)\s+(?:involves|concerns|comprises)\s+(?:the\s+)?(?<thing>[^.;:\n]{6,})/i,
  /\b(?:looks?|looking|search(?:es|ing)?|in (?:need|search))\s+(?:for|of)\s+(?:an?\s+|the\s+)?(?:(?:[\w-]+\s+){0,2}?(?:supplier|provider|contractor|vendor|manufacturer|firm|company)s?\s+(?:of|for|to)\s+)?(?:the\s+)?(?<thing>(?!bidders|suppliers|contractors)[^.;:\n]{6,}?)(?=\s+(?:who|which|that|from|to (?:submit|participate|apply|bid)|and (?:would|will|wants?|invites?|is|hereby))\b|[.;:\n]|$)/i,
  /\b(?:suppliers?|firms?|compan(?:y|ies)|consultants?|contractors?|providers?)\s+(?:who|that|which)\s+(?:can|will|could|(?:is|are) able to)\s+(?:provide|offer|deliver)\s+(?:the\s+)?(?<thing>(?![^.;:\n]{0,40}\b(?:licen|certificate|registration|security|bond|documents?\b|evidence|proof))[^.;:\n]{6,})/i,
  /\bto provide\s+(?:the\s+)?(?<thing>(?!all|any|the necessary|information|technical)[^.;:\n]{6,})/i,
  /\b(?:contract|agreement|firms?|compan(?:y|ies)|contractors?|providers?|suppliers?|hotels?|consultants?)\s+(?:with [^.;\n]{3,50}?\s+)?for\s+(?:the\s+)?(?<thing>(?!further|more|information|each|all)[^.;:\n]{6,})/i,
  /\b(?:bids|tenders|proposals|quotations|prices?|bidders|suppliers|contractors|firms|consultants)\s+for\s+(?:the\s+)?(?<thing>[^.;:\n]{6,})/i,
];

/** Words that end the object. */
const over =
  /\s*[,(]?\s*\b(?:(?:\w+\s+)?(?:offers|bids|proposals|bidders|firms)\s+(?:was|were|have)|since|because|on an? as[- ]is|for (?:a period of |the period of )?(?:one|two|three|\d+)(?: \(\w+\))? (?:years?|months?)|(?:bid|tender) (?:bond|security|guarantee)|sold as|from (?:eligible|qualified|interested|bidders|competent|suppliers|legal|all|potential|capable|reputable|licensed|registered|local|any)|in accordance|as per|as indicated|as follows|as listed|as described|as detailed|through|by (?:means|open|sealed|national|public|competitive|auction|bid|using|local|tender)|using|under (?:the|a|national|open|framework)|based on|on competitive|with the following|that|which|listed|shown|repossessed|described|detailed|specified|mentioned|stated|indicated|invites?|hereby|therefore|for the (?:fiscal|budget|year|\d)|from its|to be delivered|and (?:now|calls?|invites?|therefore|hereby|wishes)|to be carried out|for (?:its|our|their)|for the use|published|advertised|announced|whose|has been|have been|is (?:hereby|extended|cancelled)|are|was|will be|for use|at (?:its|their|our)|to an? (?:[\w-]+ )?(?:capable|competent|qualified|eligible|licen[cs]ed|experienced)|to gather|and invites|which can be|in the following|on ["“”']?as is|where|the details|bid closing|floated|issued|dated|ref(?!-)|reference|nos?\.|(?:bid|tender|procurement|contract) (?:no|number|ref)|held (?:as|by)(?<!\b(?:propert(?:y|ies)|assets?) held as)|opened|found (?:at|in)|called off|in (?:the|its|their) (?:present )?condition|and (?:it )?intends?|with (?:an? )?(?:bid|tender|ref|its|the following)|on (?:an? )?(?:open|sealed)|via|to be (?:submitted|opened)|interested|all interested|eligible|so|who|at (?:the|its) (?:head )?(?:office|address)|located at its|financed|funded|from the (?:year|budget)|during|on\s+(?:\w+\s+){0,2}\d+|\d{1,2}(?:st|nd|rd|th)? \w+ \d{4})\b.*$/is;

const longest = 170;
const fewestLetters = 8;

/** "Lot 1: drugs": the object follows the colon. */
const lotColon = /\blots?\s*(?:no\.?\s*)?\d+\s*[:.]/gi;

/** A title of these words alone, such as "Procure the under listed goods", is useless. */
const emptyWords = new Set(
  ' it them interest interests construct build the of for a an auction no notice foreclosure tender bid under below above following listed mentioned various different goods items item works services service lot lots and procure purchase supply procurement sale sell buy hire rent delivery construction provision its property properties asset assets licence license hire qualified contractor contractors'.split(
    ' ',
  ),
);

/** "Hire a contractor for the construction of …": the work says more than who does it. */
const hiring =
  /^(?:hire|engage|select|recruit|contract|appoint|procure)\s+(?:[\w()/+-]+\s+){0,8}?(?:contractors?|firms?|consultants?|compan(?:y|ies)|providers?)\s+(?:\([^)]*\)\s+)?(?:for|to (?:provide|conduct|undertake|carry out|perform))\s+(?:the\s+)?/i;

/** "Furnishing the necessary labour, material and equipment for the construction of a bridge": all works need these. */
const forWorks =
  /^(?:providing|furnishing|provision of|supplying)\s+(?:all\s+)?(?:of\s+)?(?:the\s+)?(?:necessary\s+)?(?:(?:labou?rs?|materials?|equipments?|services?|tools?|and)[,\s]+)+for\s+(?:the\s+)?/i;

/** "To sell by public auction the following vehicles": the manner and "the following" are removed. */
const how =
  /^(?<verb>sell|dispose(?: of)?|purchase|procure|buy|rent|lease)\s+(?:(?:by|in|through|via|with|using)\s+(?:(?!and)[\w-]+\s+){0,4}?(?:bid(?:ding)?|tender|auction|competition)\s+)+/i;
const pointing = /\b(?:the )?(?:following|under-?\s?listed|below listed|any or all of (?:the )?)\b\s*/gi;
const trailing = /(?:[\s,(“”"]+(?:and|the|of|for|to|its|with|in|under|below)?)+$/i;
/** A line that is as long as a column and does not end a sentence goes on in the next line. */
const wrap = /(?<=[^\n]{36}[\p{L},])\n(?=\p{L}[^:(\d\n]*(?:\n|$))/gu;
/** "(for the supply of lights) in the Herald": the clause began inside a bracket and ends with it. */
const unopened = /^(?<before>[^()]*\p{L}{4})\).*$/su;
/** The point in 2.5, E.C. and S.C. does not end a sentence. */
const innerPoint = /(?<=\d)\.(?=\d)|(?<=\b[A-Z])\.(?=[A-Z]\b)|(?<=\b[A-Z].[A-Z])\./g;
const masked = '\u2024';

/** Refers to something named before. */
const saidBefore =
  /\b(?:these|this|the (?:above|said)|above-?\s?mentioned)\b|^(?:and|or|but|each)\s|^(?:(?!of\b)[\w-]+\s+){0,3}their\s/i;

export interface EnglishClause {
  span: Span;
  value: string;
}

const thingIn = (sentence: string) => (clause: RegExp) => {
  const match = clause.exec(sentence);
  const thing = match?.groups?.thing;
  return match === null || thing === undefined ? [] : [{ at: match.index + match[0].length - thing.length, thing }];
};

/** "The budget towards the cost of [a bridge]": the object of the budget. */
export const budgetClause = (text: string, start: number): EnglishClause | null => clauseOf(text, start, [ofCost]);

/** "… invites sealed bids for [the supply of office furniture] from eligible bidders." */
export function englishClause(text: string, start: number, buyer: string | null): EnglishClause | null {
  const hidden = withoutNames(text, buyer);
  const clause = clauseOf(hidden, start, [ofContract]) ?? clauseOf(hidden, start, clauses);
  return clause && { ...clause, value: clause.value.replaceAll(nameMark, () => buyer ?? '') };
}

const nameMark = /\ue000+/g;

/**
 * "The bid of X Construction for bars", "Action for Social Development": the words of the buyer's name are not the
 * object.
 */
const withoutNames = (text: string, buyer: string | null): string =>
  buyer === null || buyer.length === 0
    ? text
    : text.replaceAll(
        new RegExp(buyer.replaceAll(/[^\p{L}\p{N}\s]/gu, '\\$&').replaceAll(/\s+/g, '\\s+'), 'g'),
        (name) => '\ue000'.repeat(name.length),
      );

const shortest = 40;
/** Places where a headline may end: before a comma or a small word. */
const mayEnd = /[,;]|\s(?:for|and|with|including|in|at|on|to)(?=\s)/g;

/** Cuts a clause that is too long at the last place where a headline may end. */
function shortened(clause: string): string {
  if (clause.length <= longest) return clause;
  const end = [...clause.slice(0, longest).matchAll(mayEnd)].at(-1)?.index ?? 0;
  return end < shortest ? clause : clause.slice(0, end).replace(trailing, '');
}

function clauseOf(text: string, start: number, patterns: readonly RegExp[]): EnglishClause | null {
  const sentence = text
    .replace(wrap, ' ')
    .replace(lotColon, (colon) => colon.replace(/[:.]/, ' '))
    .replace(innerPoint, masked);
  const found = patterns.flatMap(thingIn(sentence)).sort((left, right) => left.at - right.at);
  for (const each of found) {
    const skipped = (hiring.exec(each.thing) ?? forWorks.exec(each.thing))?.[0].length ?? 0;
    const [at, thing] = [each.at + skipped, each.thing.slice(skipped)];
    const adverbs = how.exec(thing)?.[0] ?? '';
    const rest = shortened(
      adverbs + thing.slice(adverbs.length).replace(over, '').replace(unopened, '$<before>').replace(trailing, ''),
    );
    const isDocument = /^\w+ (?:of )?(?:the )?(?:bid|tender|bidding)?\s*documents?/i.test(rest);
    const saysNothing =
      saidBefore.test(rest) ||
      isNameOnly(rest) ||
      rest.split(/[^\p{L}]+/u).every((word) => emptyWords.has(word.toLowerCase()));
    if (!isDocument && !saysNothing && rest.length >= fewestLetters && rest.length <= longest)
      return {
        span: [start + at, start + at + rest.length],
        value: rest
          .replaceAll(masked, '.')
          .replace(how, '$<verb> ')
          .replace(/^(?:sell|dispose(?: of)?)\s+/i, 'Sale of ')
          .replace(/^(?:buy|purchase|procure|acquire)\s+(?!and\b|or\b|of\b)/i, 'Purchase of ')
          .replace(/^(?:undertake|outsource)\s+(?:the\s+|its\s+)?/i, '')
          .replace(pointing, ''),
      };
  }
  return null;
}
