import { daysUntil } from '../tender-dates/index.ts';

/** The stages of a bid for a saved tender, from the first thought to the submission. */
export const bidStages = ['considering', 'buying-documents', 'preparing', 'submitted'] as const;
export type BidStage = (typeof bidStages)[number];

interface Savable {
  id: number;
  isSaved: boolean;
}

/** The state to request. Not a toggle, so that repeating the request changes nothing. */
export const saveTarget = ({ isSaved }: Pick<Savable, 'isSaved'>): 0 | 1 => (isSaved ? 0 : 1);

/**
 * A list with one tender's saved state changed, shown before the server answers. Calling it with the old state undoes
 * it when the server refuses, and does nothing if the person has already undone it.
 */
export const withSaved = <Item extends Savable>(list: readonly Item[], id: number, isSaved: boolean): Item[] =>
  list.map((item) => (item.id === id ? { ...item, isSaved } : item));

/**
 * The visible items of the list of saved tenders. The list keeps an unsaved tender, so that it returns to its place
 * when the server refuses.
 */
export const onlySaved = <Item extends Savable>(list: readonly Item[]): Item[] => list.filter(({ isSaved }) => isSaved);

interface Closing {
  isOpen: boolean;
  /** Null if the newspaper gives only words. */
  closesAt: Date | null;
}

export interface DeadlineBoard<Item> {
  /** Today and the next six days. */
  week: Item[];
  later: Item[];
  closed: Item[];
}

const weekDays = 7;

const timeOf = ({ closesAt }: Closing): number => closesAt?.getTime() ?? Number.POSITIVE_INFINITY;

/** Open ones by closing date, soonest first; closed ones latest first. Those without an instant keep their order. */
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
