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
