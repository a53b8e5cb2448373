import type { ReadableNotice } from '../notice-text/index.ts';
import type { Opening } from '../opening/index.ts';
import type { Span } from '../reading/found.ts';
import { withoutPlaceBehind } from './areas.ts';
import { englishWords } from './organisations.ts';

/** Verbs of buyers in invitations, the clearest first. A body that "has received financing" may not be the buyer. */
const deeds = [
  '(?:has |have |had )?(?:now |hereby |cordially |therefore |would like to |wishes to |is pleased to |is )?(?:invites?|inviting|soliciting|requesting|calling for|announcing|launching|floating|re-?invites?|launch(?:es|ed)|requests?|solicits?|calls?(?: for)?|seeks?|extends?|extended|cancels?|cancelled|awarded|awards|announces?|announced|informs?|notif(?:y|ies)|amends?|corrects?|clarif(?:y|ies)|repl(?:y|ies)|responds?|advertises?|advises?|reminds?|declares?|shares?|gives? notice)\\b',
  '(?:has |have )?(?:hereby )?(?:intends?|looks? (?:for|to)|hopes? to|aims? to|is about to|wants?|demands?|would like|wishes|wish|plans?|desires?|needs?|requires?|is (?:procuring|buying|purchasing|selling|auctioning|disposing|letting|leasing|offering|hiring|renting|planning|looking|seeking|interested|willing|going|desirous)|are (?:planning|looking|selling|hiring|procuring)|proposes?|is in (?:search|need))\\b',
  '(?:has|have) (?:extended|cancelled|canceled|decided|planned|awarded|amended|allocated|secured|made|published|floated|issued|advertised|announced)\\b',
  '(?:published|floated|issued|advertised|launched|posted)\\s+(?:an?|the|its|this)\\b',
  '(?:hereby |now |therefore |also )?(?:sells|buys|purchases|procures|lets|auctions|hires|re-?advertises)\\b',
  '(?:will|shall) (?:hold|sell|conduct|procure|purchase|hire)\\b',
  '(?:is|are) (?:updating|preparing|establishing|building|constructing|implementing|renewing|expanding) (?:its|their|an?|the)\\b',
  '(?:has|have|owns|offers)\\b',
  'is an? (?:public|government|leading|private|non|local|international|humanitarian|state|federal|share)\\b',
  'is an? (?:[\\w-]+ ){1,5}?(?:organi[sz]ation|company|bank|enterprise|agency|ngo|association|charity|firm)\\b',
];
/** A clause of a document refers to tenders too, so only an organisation is the subject of this verb. */
const reference = 'refers? to (?:the |its |our )?(?:tender|bid|invitation|notice|request)\\b';
/** The verb in a headline. */
const headlineDeed =
  /(?<=\S)\s+(?:now |hereby )?(?:invites?|intends?|wants?|wish(?:es)?|announces?|seeks?|requests?|requires?|is (?:looking|inviting|seeking)|would like)\b/gi;

const patternOf = (deed: string): RegExp => new RegExp(`(?<=\\S)\\s+(?:${deed})`, 'g');
const deedPatterns = deeds.map(patternOf);
const referencePattern = patternOf(reference);

/** The subject begins after a line, a sentence, the number of a paragraph or one of these words. */
const beforeSubject =
  /^.*(?:\n|(?<=[a-z)]{3}|[A-Z]{6})[.;:!]\s+|\d[.)]\s+|\b(?:[Ww]hereas|[Tt]herefore|[Tt]hat|[Ww]hich|funds?|[Hh]ere ?by|So|Thus),?\s+)/s;
/** "To obtain guards for one year, the Bank …": the clause before the comma gives the aim, reason or occasion. */
const clauseBefore =
  /^(?:to|for|further|accordingly|pursuant|in|as|with|during|following|after|based|under|through|since|due|on|because|having|hence|thus|by|whereas|therefore|upon|no\.?|ref\S*|(?:19|20)\d\d(?=,)|\S*\d\S*\/\S*)\b[^,]*,\s+(?=\S)/i;
/** "Pursuant to Proclamation No. 97/1998 and 98/1998 the Bank …": the same without a comma. */
const lawBefore =
  /^(?:pursuant to|according to|as per|under|in accordance with|by virtue of|based on)\s[^,]{0,60}?\bno\.?\s*[\d/]+(?:\s*(?:and|or|&|\/)\s*[\d/]+)*,?\s+(?=\S)/i;
/** "The Roads\nAdministration": the name continues in the next line. */
const wrapped = /\bThe(?: (?:[A-Z][\w&'-]*|of|and|for))+\n$/;
/** "3. The City Irrigation\nDevelopment Office": a numbered sentence that begins with a name. */
const numbered = /(?<=(?:^|\n)\s*\d{1,2}[.)]\s+)(?:The\s+)?[A-Z][\w&'-]*(?: (?:[A-Z][\w&'-]*|of|and|for))+\n$/;
const mostLetters = 190;

const passive =
  /\b(?:(?:invited|requested|called|sought|wanted|needed|required|issued|published|advertised|announced|floated|posted|organi[sz]ed)\b[^.\n]{0,60}?\bby|(?:[Aa]nnouncement|[Bb]id|[Tt]ender|[Ii]nvitation|[Nn]otice|[Cc]all) from|(?:supply|delivery|provision|purchase|procurement) of [^.\n]{3,80}? (?:to|for)(?= (?:the )?[A-Z])|on behalf of|(?:Government|Republic|Ethiopia|FDRE\)?),? represented by|\)\s+of|(?:[Ii]nvitation|[Tt]ender|[Bb]ids?|[Nn]otice)\b[^.,\n]{0,30}?\d of(?= (?:the )?[A-Z]\w+ [A-Z])|tenders? of|notice of|invitation of|bid of|auction of|(?<=,\s)of)\s+(?:the\s+)?(?<name>[A-Z](?:[^\n,;:.]|(?<=\b[A-Z])\.){4,120}?)(?=\s+(?:for|to|from|in accordance|on|published|dated)\b|[,;:\n]|(?<!\b[A-Z])\.)/g;

/** Text after a name that does not belong to it: “(hereinafter …)”, that a P.L.C. is registered, its head office. */
const afterName =
  /\s*[,(]?\s*(?:\((?!\s*(?:plc|pvt|private|s\.?c)\b)[^)]*\)?|herein(?:after|\b).*|(?:located|found|situated) (?:in|at|around|near|on|behind).*|and its .*|(?:kindly|cordially|urgently|currently|presently)|a (?:company|government|non|humanitarian|share|federal|leading|state|national).*|as (?:an?|the) .*|is (?:hereby )?(?:extended|cancell?ed|postponed|amended)\b.*|(?:is )?(?:funded|financed|supported|sponsored) by .*|pursuant to .*|by (?:the|virtue) .*|with reference to .*|referring to .*|acting\b.*|has|have|had|is|hereby|now|(?:wish(?:es)?|would like|wants?|intends?|is pleased) to|through (?:its|the).*|together(?: with .*)?|represented by.*|on behalf of.*|of (?:the )?(?:federal democratic republic of ethiopia|f\.?d\.?r\.?e\.?)|\/[A-Z][A-Za-z]{1,8}\/?|under (?:the|its).*|for its .*|for the .*|with (?:the|its|a|financial|generous|funding|funds|financing|support) .*|in (?:its|collaboration|partnership|accordance|co-?operation|conjunction|association) .*|has .*|which .*|whose .*|who .*|would.*|will .*)$/is;

/** "X requires … and invites": the first verb ends the name. */
const laterDeed = new RegExp(
  `,?\\s+(?:has |have |hereby )?(?:${[...deeds.slice(1), reference].join('|')}|invites?|plans).*$`,
  's',
);

/** "The Authority" refers to a name given earlier. */
const onlyKind =
  /^(?:authority|bank|company|organi[sz]ation|office|university|enterprise|ministry|corporation|agency|employer|purchaser|client|bureau|college|hospital|commission|institute|buyer|project|procuring entity|contracting authority|undersigned|above|board|committee|association|union|department|embassy|fund|foundation|factory|mission|school|secretariat|utility|service|region|zone|woreda|city|government)$/i;

const noName =
  /^(?:sealed|those|whoever|competitors?|compan(?:y|ies)|firms?|suppliers?|contractors?|consultants?|vendors?|applicants?|providers?|service providers?|participants?|candidates?|offers?|owners?|manufacturers?|individuals?|merchants?|traders?|(?:only |every |each )?bidders?|bids?|bidders?|tenders?|interested|eligible|all|any|this|these|it|we|they|he|invitation|notice|request|if|in|on|for|from|proposals?|quotations?|reference|contract|there|please|procurement|supply|addis zemen|the successful|government of|(?:federal )?democratic republic of ethiopia$|established|founded|no\b|ref|date|currently|preamble|background|introduction|objectives?|p\.?\s?o\.?\s?box)\b/i;

/** "HDA sees a world where everybody …" and "HDA came in 2003 G.C. Since then, it" are sentences and no names. */
const isSentence = /\b(?:where|everyone|everybody)\b|\s(?:it|they|we)$/;

const headingNoun =
  /\b(?:notice|announcement|invitation|interest|award|tender|bid|bids|bidding|rent|clarification|addendum|corrigendum|erratum|extension|cancellation|quotation|proposal|submission date|eoi)\b(?:\s*[–—:.-]|\s*\([^)]*\)|\s+(?:no|ref)\.?:?(?=\s)|\s+\S*\d\S*)*\s+/gi;
const nameBehind = /^(?:The\s+)?["“]?[A-Z][\w'’&.-]*\s+\S/;
const newSentence = /^.*[^,\s]\s+(?=The\s+[A-Z])/s;

/** "INVITATION TO BID No. 7/2018 The Bank": measures a heading that is not in a line of its own. */
function headingLength(text: string): number {
  const noun = [...text.matchAll(headingNoun)].findLast(({ 0: match, index }) =>
    nameBehind.test(text.slice(index + match.length)),
  );
  const heading = noun === undefined ? 0 : noun.index + noun[0].length;
  return heading + (newSentence.exec(text.slice(heading))?.[0].length ?? 0);
}

/** A company that writes its name in small letters. */
const withSmallLetters = /^ethio ?telecom$/;

function nameWithin(whole: string, at: number): Span | null {
  let skipped = 0;
  for (let clause = clauseBefore.exec(whole); clause; clause = clauseBefore.exec(whole.slice(skipped)))
    skipped += clause[0].length;
  skipped += lawBefore.exec(whole.slice(skipped))?.[0].length ?? 0;
  skipped += headingLength(whole.slice(skipped));
  const [text, start] = [whole.slice(skipped), at + skipped];
  let name = text.replace(laterDeed, '');
  for (let rest = name.replace(afterName, ''); rest !== name; rest = rest.replace(afterName, '')) name = rest;
  const article =
    /^(?:we,?\s+(?:at\s+)?(?:the\s+)?|(?:the\s+)?Federal\s+Democratic\s+Republic\s+of\s+Ethiopia,?\s+(?=Ministry)|our\s+(?:company|organi[sz]ation|office|bank|factory|hospital|school),\s+|(?:the|our|at)\s+)/i.exec(
      name,
    )?.[0].length ?? 0;
  name = withoutPlaceBehind(name.replace(/,\s+an?\s.*$|\s+-\s+.*\boffice$|[\s,]+$/is, ''));
  const bare = name.slice(article);
  return !(/^["“]?[A-Z\d]/.test(bare) || withSmallLetters.test(bare)) ||
    /\b(?:shall|must|reserves?|should)\b/.test(bare) ||
    noName.test(bare) ||
    isSentence.test(bare) ||
    onlyKind.test(bare) ||
    !(
      englishWords.test(bare) ||
      /^[A-Z]\S*(?:\s+(?:[A-Z&]\S*|of|and|for|the|fuer|für|de|des|du|la|e\.V\.)){0,9}$/.test(bare)
    )
    ? null
    : [start + article, start + name.length];
}

function* beforeDeed(text: string, deed: RegExp): Generator<Span> {
  for (const { index } of text.matchAll(deed)) {
    const before = text.slice(Math.max(0, index - mostLetters), index);
    const start = beforeSubject.exec(before)?.[0].length ?? (index > mostLetters ? before.length : 0);
    const isOneWord = !/\s/.test(before.slice(start));
    const earlier = (isOneWord ? wrapped : numbered).exec(before.slice(0, start));
    const from = earlier?.index ?? start;
    if (from < before.length) yield [index - before.length + from, index];
  }
}

function* subjects(text: string): Generator<Span> {
  for (const deed of deedPatterns) yield* beforeDeed(text, deed);
  for (const match of text.matchAll(passive)) {
    const name = match.groups?.name ?? '';
    const start = match.index + match[0].indexOf(name);
    yield [start, start + name.length];
  }
}

function firstName(text: string, spans: Iterable<Span>): Span | null {
  for (const [from, to] of spans) {
    const span = nameWithin(text.slice(from, to), from);
    if (span !== null) return span;
  }
  return null;
}

function organisationThatRefers(said: string): Span | null {
  const span = firstName(said, beforeDeed(said, referencePattern));
  return span !== null && englishWords.test(said.slice(...span)) ? span : null;
}

const openingText = (text: string, { end }: Opening): string => text.slice(0, Math.max(end, 900));

export function englishBuyer({ text }: ReadableNotice, opening: Opening): Span | null {
  const said = openingText(text, opening);
  return firstName(said, subjects(said)) ?? organisationThatRefers(said);
}

const beforeColon =
  /(?:^|\n)\s*(?<name>[A-Z][^:\n]{8,90}?)(?:\s?:\s+(?=[A-Za-z])|:(?=(?:invitation|tender|bid|request|procurement|purchase|supply)\b)|\s+[–—-]\s+(?=(?:invitation|tender|bid|request|call|procurement|purchase|supply)\b)|\s+(?=(?:tender|bid) (?:no|number|ref)\b))/gi;
/** "Submission of bids: …" is a label, because it has one of these words. */
const isLabel =
  /\b(?:bids?|tenders?|notice|date|time|document|documents|procurement|invitation|lot|title|ref|no|number|description|price|fee|security|subject|address|contact|deadline|opening|closing|project|name|tel|phone|consultancy|supply|purchase|auction|sale|method|of issue)\b/i;

/** "City Roads Authority: maintenance of …": finds a name before the colon of its line. */
function nameBeforeColon(text: string): Span | null {
  for (const match of text.matchAll(beforeColon)) {
    const name = match.groups?.name ?? '';
    const start = match.index + match[0].indexOf(name);
    const isName = englishWords.test(name) && !isLabel.test(name);
    const span = isName ? nameWithin(name, start) : null;
    if (span !== null) return span;
  }
  return null;
}

/** "Ref. 9. Hope Services PLC. We buy two ambulances": the sentence is only a name. */
const aloneInSentence =
  /(?:^|[.\n]\s+)(?<name>(?:[A-Z][\w'’&-]*\s+){1,6}(?:PLC|P\.L\.C|S\.C|Share Company|Enterprise|Corporation|University|Hospital|College))\.?(?=\s*\n|\s+(?:We|It|Our|This)\s)/;

function nameAlone(text: string): Span | null {
  const match = aloneInSentence.exec(text);
  const name = match?.groups?.name;
  if (match === null || name === undefined) return null;
  const start = match.index + match[0].indexOf(name);
  return nameWithin(name, start);
}

/** "Hope Charity Invites Bidders": finds the name in a headline when no sentence has it. */
export function headlineBuyer({ text }: ReadableNotice, opening: Opening): Span | null {
  const said = openingText(text, opening);
  return firstName(said, beforeDeed(said, headlineDeed)) ?? nameBeforeColon(said) ?? nameAlone(said);
}
