import type { CalendarDate } from '@awaj/domain/ethiopian-calendar';
import { findMentions } from '../deadline/mentions.ts';
import { assignRoles } from '../deadline/roles.ts';
import { usualCalendar } from '../deadline/usual-calendar.ts';
import type { ReadableNotice } from '../notice-text/index.ts';
import type { NoticeContext } from '../reading/context.ts';
import type { Found } from '../reading/found.ts';
import type { Token } from '../tokens/index.ts';
import { hasMasthead, isInMasthead } from './masthead.ts';

/** A notice about another one names that one's day, which is not its own date of publication. */
const isAboutAnother =
  /ተራዝ|ተራዘመ|መራዘ|ተሰርዞ|ተሰርዟ|ተሠርዟ|እርማት|ማስተካከያ|አሸናፊ|extend|extension|cancel|corrigend|amend|addend|award|dheerat|haqam/;

/**
 * "Published Date", with the day on the same line or the next. It takes precedence over sentences about publication.
 */
const label =
  /(?:^|\n)[ |•*\d.)-]*(?:(?:published|publication|posted|publishing|issue|issued|advertised)(?: date| on)*|date of publication|የወጣበት (?:ቀን|እለት)|የታተመበት (?:ቀን|እለት)|ዝወጸሉ እለት)[\s:፡|.-]*$/;

const longestLabel = 200;

/** The end of the line before a position, and its own line. */
function linesBefore(folded: string, at: number): string {
  if (at <= longestLabel) return folded.slice(0, at);
  const before = folded.slice(at - longestLabel, at);
  const line = before.indexOf('\n');
  return line < 0 ? '' : before.slice(line);
}

/** The day of publication, as given by the source, otherwise as in the text. */
export function readPublishedOn(
  notice: ReadableNotice,
  tokens: readonly Token[],
  { publishedOn }: NoticeContext,
): Found<CalendarDate> | null {
  if (publishedOn !== undefined) return { value: publishedOn, span: [0, 0], rule: 'given', confidence: 1 };
  const mayBeSaid =
    tokens.some((token) => token.kind === 'role' && token.role === 'published') || hasMasthead(notice.folded);
  if (!mayBeSaid) return null;
  const hints = { publishedOn: null, usual: usualCalendar(notice, tokens) };
  const { days } = assignRoles(findMentions(tokens, notice.folded, hints));
  const head = days.find((day) => day.kind === 'date' && isInMasthead(day.read, notice.folded));
  if (head?.kind === 'date' && head.read.chosen)
    return { value: head.read.chosen.date, span: [head.start, head.end], rule: 'masthead', confidence: 0.85 };
  if (isAboutAnother.test(notice.folded)) return null;
  const found = days.flatMap((day) =>
    day.kind === 'date' && day.role === 'published' && day.read.chosen ? [{ ...day, chosen: day.read.chosen }] : [],
  );
  const labelled = found.filter(({ start }) => label.test(linesBefore(notice.folded, start)));
  const said = labelled.length > 0 ? labelled : found;
  const [first] = said;
  if (!first || said.some(({ chosen }) => chosen.date !== first.chosen.date)) return null;
  const { date, confidence } = first.chosen;
  return {
    value: date,
    span: [first.start, first.end],
    rule: 'publication-date',
    confidence: Math.min(confidence, 0.85),
  };
}
