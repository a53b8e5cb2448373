import type { Closing } from '../notification.ts';
import type { LetterWords } from './letter-words.ts';

/** How a letter says when a tender closes: with "about" if the day was counted or estimated, not printed. */
export function closingTexts({ at, daysLeft, isApproximate }: Closing, { texts, day, nearDay, hour }: LetterWords) {
  const { left, aboutLeft, about } = texts.tender;
  const { inDays, aboutInDays } = texts.tendersClosing;
  const [own, other] = nearDay(at);
  const said = (text: string): string => (isApproximate ? about(text) : text);
  return {
    left: (isApproximate ? aboutLeft : left)(daysLeft),
    /** Part of a sentence: closes in 3 days. */
    inDays: (isApproximate ? aboutInDays : inDays)(daysLeft),
    /** With the year, in both calendars. */
    fullDay: said(day(at)),
    /** In both calendars. */
    day: said(`${own} (${other})`),
    /** Only in the reader's own calendar, for little room. */
    ownDay: said(own),
    /** Beside the time left, which says "about" already. */
    daysBeside: `${own} · ${other}`,
    hour: hour(at),
  };
}
