import { daysUntil } from '../tender-dates/index.ts';

/** How far the own offer for a saved tender is, from the first thought to the bid box. */
export const bidStages = ['considering', 'buying-documents', 'preparing', 'submitted'] as const;
export type BidStage = (typeof bidStages)[number];

interface Savable {
  id: number;
  isSaved: boolean;
}

/** What the server is asked for. It is a state and not a flip, so that asking twice changes nothing. */
export const saveTarget = ({ isSaved }: Pick<Savable, 'isSaved'>): 0 | 1 => (isSaved ? 0 : 1);

/**
 * A list with one tender saved or not, shown before the server has answered. The same call with the old state takes it
 * back when the server refuses, and changes nothing when the person has taken it back meanwhile.
 */
export const withSaved = <Item extends Savable>(list: readonly Item[], id: number, isSaved: boolean): Item[] =>
  list.map((item) => (item.id === id ? { ...item, isSaved } : item));

/**
 * What the page of saved tenders shows of its list. The list itself keeps an unsaved tender, so that it comes back to
 * its place when the server refuses.
 */
export const onlySaved = <Item extends Savable>(list: readonly Item[]): Item[] => list.filter(({ isSaved }) => isSaved);

interface Closing {
  isOpen: boolean;
  /** Null where only the newspaper's words say when. */
  closesAt: Date | null;
}

export interface DeadlineBoard<Item> {
  /** Today and the six days after it. */
  week: Item[];
  later: Item[];
  closed: Item[];
}

const weekDays = 7;

const timeOf = ({ closesAt }: Closing): number => closesAt?.getTime() ?? Number.POSITIVE_INFINITY;

/** What closes soonest comes first; of what is closed, what closed last. Without an instant they keep their order. */
export function deadlineBoard<Item extends Closing>(items: readonly Item[], now: Date): DeadlineBoard<Item> {
  const isOver = (item: Item) => !item.isOpen || timeOf(item) <= now.getTime();
  const isSoon = ({ closesAt }: Item) => closesAt !== null && daysUntil(closesAt, now) < weekDays;
  const open = items.filter((item) => !isOver(item)).toSorted((one, other) => timeOf(one) - timeOf(other) || 0);
  return {
    week: open.filter(isSoon),
    later: open.filter((item) => !isSoon(item)),
    closed: items.filter(isOver).toSorted((one, other) => timeOf(other) - timeOf(one) || 0),
  };
}
