import type { Channel } from '../notification.ts';

type Most = Readonly<Record<Channel, number>>;

/** More of them is a list, which has a page of its own. */
export const mostNamed: Most = { email: 4, telegram: 2, sms: 2 };
/**
 * No page lists what has changed, or what several searches have found: all is named, in a chat as many as fit on the
 * screen of a phone.
 */
export const mostWithoutPage: Most = { email: Number.POSITIVE_INFINITY, telegram: 5, sms: Number.POSITIVE_INFINITY };
const longestTitle = 160;

/** The tenders that a message names where it is read. */
export const shownIn = <Tender>(channel: Channel, tenders: readonly Tender[], most = mostNamed): readonly Tender[] =>
  tenders.slice(0, most[channel]);

interface Named<Tender> {
  /** All that the message is about. */
  count: number;
  shown: readonly Tender[];
  /** About those that it does not name. */
  rest?: string;
}

/** What a message about several tenders says of each, and of the others. */
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
  // Half of a letter that takes two places is none.
  const letters = [...title];
  if (letters.length <= longestTitle) return title;
  const kept = letters.slice(0, longestTitle - 1).join('');
  return `${kept.trimEnd()}…`;
}
