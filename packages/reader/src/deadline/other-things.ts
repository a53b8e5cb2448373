import type { Place } from '../tokens/index.ts';
import type { Assigned } from './mentions.ts';

/** What is handed in, closes, ends or is due as offers are. */
const otherThings =
  /ናሙና|(?<![ሀ-ፚ])(?:ውሉ|ኮንትራቱ|የውል ዘመኑ|የኮንትራት ጊዜው|የ?በጀት አመቱ|ውእሊ|ውእል|ባጀት አመት)(?![ሀ-ፚ])|\bsamples?\b|\bdeliver(?:y|ies)\b[^.\n]{0,24}\bdue\b|\bcontract (?:runs|period|will run|is valid)|\b(?:project|programme|program|grant)(?: period| phase)?(?:,? (?:which|that))? (?:will (?:be closed|be completed|close|end)|(?:is|was) (?:closed|completed|(?:expected|planned|scheduled) to (?:be closed|be completed|close|end))|ends|ended)\b|\bwarranty\b|\bperformance (?:bond|security|guarantee)|\b(?:collect|remove|take) the (?:goods|items|materials|propert|vehicles)|ውል ማስከበሪያ|ሽያጩ? ገንዘብ|ቀሪ(?:ውን)? (?:ገንዘብ|ክፍያ)|ማስያዝ (?:አለባ|ይኖርባ)|\bbudget year\b|saamuda|saampilii|waliigaltee|waliigalticha|barri baajataa/;
const offers =
  /ሰነድ|ሰነዳ|ሰነዶ|ፖስታ|ኤንቨሎፕ|ኢንቨሎፕ|ዋጋ|ጨረታ|ሳጥን|ሳጹን|መወዳደሪያ|bid|tender|offer|proposal|quotation|envelope|document|caalbaasii|sanad|gatii/;

const longestClause = 200;
const clauseEnd = /[።\n]|(?<=[a-z\d)]{2})\.\s|[፡:]{2}/u;

const beforeIn = ({ start }: Place, folded: string): string =>
  folded
    .slice(Math.max(0, start - longestClause), start)
    .split(clauseEnd)
    .at(-1) ?? '';

/** The clause of a place: what stands in its line and sentence. */
function clauseOf({ start, end }: Place, folded: string): string {
  const before = beforeIn({ start, end }, folded);
  const behind = folded.slice(end, end + longestClause).split(clauseEnd)[0] ?? '';
  return before + folded.slice(start, end) + behind;
}

/** Of two envelopes, the prices are opened weeks after the technical part. */
const financial =
  /financial (?:bid|document|envelope|offer|part|proposal)|price envelope|ፋይናንሻል|ፋይናንስ (?:ሰነ[ድዱ]|[ኤእኢ]ንቨሎ|ፖስታ|ፕሮፖዛ)|fa+yinaansi+/;
const technical = /technical|ቴክኒ|te+[kq]ni+k/;
/** A time stands between the two words, and only the financial part is named after it. */
const financialLast = new RegExp(
  `(?:${technical.source}).*\\d[:፡.]\\d\\d.*(?:${financial.source})(?!.*(?:${technical.source}))`,
  's',
);

/**
 * "Samples are handed in until 5 December", "the contract runs until 30 June", "financial envelopes are opened on 5
 * July": the day or hour of no offer, or of the second opening.
 */
export function withoutOtherThings<Each extends Place & Assigned>(all: readonly Each[], folded: string): Each[] {
  const [hasOther, hasTwo] = [otherThings.test(folded), technical.test(folded) && financial.test(folded)];
  if (!hasOther && !hasTwo) return [...all];
  const isOther = (clause: string) => hasOther && otherThings.test(clause) && !offers.test(clause);
  // "The technical part is opened at 4:30, the financial part on 18/4": the nearer word counts.
  const isSecond = (place: Place) => {
    const clause = clauseOf(place, folded);
    return hasTwo && financial.test(clause) && (!technical.test(clause) || financialLast.test(beforeIn(place, folded)));
  };
  return all.map((each) =>
    (each.role === 'closing' && isOther(clauseOf(each, folded))) || (each.role === 'opening' && isSecond(each))
      ? { ...each, role: 'other' }
      : each,
  );
}
