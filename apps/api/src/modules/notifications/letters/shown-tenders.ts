import type { Channel } from '../channels.ts';

type Most = Readonly<Record<Channel, number>>;

/** More than this is shown on a page of its own. */
export const mostNamed: Most = { email: 4, telegram: 2, sms: 2 };
/**
 * No page lists changes, or the results of several searches, so all are named; in a chat as many as fit on a phone's
 * screen.
 */
export const mostWithoutPage: Most = { email: Number.POSITIVE_INFINITY, telegram: 5, sms: Number.POSITIVE_INFINITY };
const longestTitle = 160;

/** The tenders that a message names in a channel. */
export const shownIn = <Tender>(channel: Channel, tenders: readonly Tender[], most = mostNamed): readonly Tender[] =>
  tenders.slice(0, most[channel]);

interface Named<Tender> {
  /** The number of all tenders of the message. */
  count: number;
  shown: readonly Tender[];
  /** A text about those that are not named. */
  rest?: string;
}

/** The tenders that a message names, and a text about the others. */
export function namedIn<Tender>(
  { tenders, more }: { tenders: readonly Tender[]; more: number },
  { channel, rest, most = mostNamed }: { channel: Channel; rest: (others: number) => string; most?: Most },
): Named<Tender> {
  const count = tenders.length + more;
  const shown = shownIn(channel, tenders, most);
  const others = count - shown.length;
  return { count, shown, ...(others > 0 && { rest: rest(others) }) };
}

export function shortened(title: string): string {
  // Does not cut a surrogate pair.
  const letters = [...title];
  if (letters.length <= longestTitle) return title;
  const kept = letters.slice(0, longestTitle - 1).join('');
  return `${kept.trimEnd()}…`;
}
