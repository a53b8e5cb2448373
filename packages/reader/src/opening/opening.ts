import { categories } from '@awaj/reference-data/categories';
import { linesOf, memoize, phrases, sentencesOf, within } from '../matching/index.ts';
import { foldLetters, type ReadableNotice } from '../notice-text/index.ts';
import { hasMasthead } from '../published-on/masthead.ts';
import type { Span } from '../reading/found.ts';

/** The parts of a notice that name its subject, and the end of these. */
export interface Opening {
  /** The lines above the text. */
  headings: readonly Span[];
  /** The sentences that invite or announce. */
  sentences: readonly Span[];
  /** Where conditions, addresses and the rest begin. */
  end: number;
}

const categoryNames = new Set(categories.flatMap(({ names }) => Object.values(names).map(foldLetters)));

/** "Building Construction / Road and Bridge": the category under which a site lists the notice. */
const isFiled = (line: string): boolean => {
  const parts = line.trim().split(/\s+\/\s+/);
  return (
    categoryNames.has(line.trim()) || (parts.length > 1 && parts.every((part) => /^[a-z,&\s()-]{3,60}$/.test(part)))
  );
};

/** A line with one of these verbs is text and no heading. */
const saysSomething =
  phrases(`ይፈልጋል, ጥሪ ያቀርባል, ስለሚፈልግ, ስለፈለገ, ይጋብዛል, ስለተፈለገ, ያስታውቃል, ይገልጻል, እናሳውቃለን, እንገልጻለን, ይሸጣል, ይሸጣሉ, ይገዛል, ይገዛሉ, ያሠራል, ያሰራል, ያከራያል, ይከራያል, ግዥ ይፈጽማል, ግዢ ይፈጽማል, ስለሚሸጥ, እናስታውቃለን, እንጠይቃለን, ተደርጎበታል, ሰጥቷል, ታዟል, ተጋብዘዋል, ይፈልጋሉ, እንድትወዳደሩ, ያሳውቃል, አስቀድሞ ባወጣው, አውጥቷል, አውጥተዋል,
  invites, invite, informs, notifies, amends, clarifies, gives notice, declares, requests, calls for, wish to, wishes to, is looking for, are looking for, is seeking, is selling, would like to, wants to, intends to, hereby, is inviting, plans to, seeks, has received, has been, are invited, is requested, announces, desires,
  barbaada, barbaaddi, barbaadu, waan barbaaduuf, beeksisa baasee, ni afeera, waan barbaadeef, ni beeksifna, beeksisuu,
  ይሕብር, ይደሊ, ስለዝደለየ, ስለዝደሊ, ይዕድም, የፍልጥ, ንሕብር, ይገልፅ`);

/** The first words of the part about documents and money. */
const conditions =
  phrases(`የሚከተሉትን መስፈርቶች, መስፈርቶች, መስፈርት, ተጫራቾች, ተወዳዳሪዎች, የታደሰ, የንግድ ፈቃድ, ንግድ ፈቃድ, ጨረታ ማስከበሪያ, የጨረታ ሰነድ, ጨረታ ሰነዱን, ጨረታው የሚከፈተው,
  bidders shall, bidders must, bidders should, interested bidders, eligible bidders shall, eligibility criteria, renewed, trade license, trade licence, bid security, bid bond, bid document, tender document, bidding document, bidding documents, a complete set,
  dorgomtoonni, ulaagaalee, ulaagaa, eeyyama daldalaa, haaromfame, haaromsame, kabachiisa*, sanada caalbaasii,
  ተጫረትቲ, መምዘኒታት, ነጥብታት, ዝተሓደሰ, ፍቓድ ንግዲ, ሰነድ ጨረታ, መኽበሪ ጨረታ, መስፈርቲ`);

/** "… to be used by the district": the goods follow in the next lines. */
const goesOn =
  /(?:የሚው[ልሉ]|የሚሆ[ንኑ]|የሚያገለግ[ልሉ]|የሚያስፈል[ግጉ]|tajaajilu|tajaajilan|oolu|oolan|ዘገልግ[ልሉ]|ዝውእ[ልሉ]|ዘድልዩ)[\s:፡፦]*$/;

const longestHeading = 160;
const shortestSentence = 45;
const mostHeadings = 10;
const fewestLetters = 350;
const mostLetters = 900;

/** A site prints the invitation as a headline, then the newspaper's name and date, then the notice with its heading. */
const longestMasthead = 60;
const linesToHeading = 4;

const ofNotice = /ማስታወቂያ|ጨረታ|ምልክታ|notice|\bbids?\b|tender|auction|caalbaasii|beeksisa/;

interface Headings {
  all: readonly Span[];
  /** Where the headings above the first text end. */
  end: number;
}

function headingsOf({ text, folded }: ReadableNotice): Headings {
  const lines = linesOf(text).slice(0, mostHeadings);
  const verbs = saysSomething(folded);
  const isText = ([start, end]: Span) =>
    end - start > longestHeading ||
    (end - start > shortestSentence && /[።.፡]$|[።]\s*\S/.test(folded.slice(start, end))) ||
    goesOn.test(folded.slice(start, end)) ||
    within(verbs, [start, end]).length > 0;
  const body = lines.findIndex(isText);
  const above = body < 0 ? lines : lines.slice(0, body);
  const leading = above.filter((line) => !isFiled(folded.slice(...line)));
  const end = above.at(-1)?.[1] ?? 0;
  const masthead = lines.findIndex(([start, end], at) => {
    const line = folded.slice(start, end);
    return at > body && line.length <= longestMasthead && /\d/.test(line) && hasMasthead(line);
  });
  if (body < 0 || masthead < 0) return { all: leading, end };
  const behind = lines
    .slice(masthead + 1, masthead + 1 + linesToHeading)
    .filter((line) => !isText(line) && ofNotice.test(folded.slice(...line)));
  return { all: [...leading, ...behind], end };
}

function readOpening(notice: ReadableNotice): Opening {
  const { folded } = notice;
  const { all: headings, end: start } = headingsOf(notice);
  const condition = conditions(folded).find((match) => match.start > start + fewestLetters);
  const end = Math.min(condition?.start ?? folded.length, start + mostLetters);
  return { headings, sentences: sentencesOf(folded, [start, end]), end };
}

export const openingOf = memoize(readOpening);
