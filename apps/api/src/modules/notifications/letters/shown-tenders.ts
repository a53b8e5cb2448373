import type { Channel } from '../notification.ts';

/** More of them is a list, which has a page of its own. */
const mostNamed: Record<Channel, number> = { email: 4, telegram: 2, sms: 2 };
const longestTitle = 160;

/** The tenders that a message names where it is read. */
export const shownIn = <Tender>(channel: Channel, tenders: readonly Tender[]): readonly Tender[] =>
  tenders.slice(0, mostNamed[channel]);

export function shortened(title: string): string {
  // Half of a letter that takes two places is none.
  const letters = [...title];
  if (letters.length <= longestTitle) return title;
  const kept = letters.slice(0, longestTitle - 1).join('');
  return `${kept.trimEnd()}…`;
}
