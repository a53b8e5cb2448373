import type { Channel } from '../notification.ts';

/** As many as fit on the screen of a phone, with a button for each in one row. */
const mostInChat = 5;
const longestTitle = 160;

/** The tenders that a message names where it is read. */
export const shownIn = <Tender>(channel: Channel, tenders: readonly Tender[]): readonly Tender[] =>
  channel === 'telegram' ? tenders.slice(0, mostInChat) : tenders;

export function shortened(title: string): string {
  // Half of a letter that takes two places is none.
  const letters = [...title];
  if (letters.length <= longestTitle) return title;
  const kept = letters.slice(0, longestTitle - 1).join('');
  return `${kept.trimEnd()}…`;
}
