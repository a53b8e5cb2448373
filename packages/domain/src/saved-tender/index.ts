interface Savable {
  id: number;
  isSaved: boolean;
}

export const saveLabel = ({ isSaved }: Pick<Savable, 'isSaved'>): 'Save' | 'Saved' => (isSaved ? 'Saved' : 'Save');

/** What the server is asked for. It is a state and not a flip, so that asking twice changes nothing. */
export const saveTarget = ({ isSaved }: Pick<Savable, 'isSaved'>): 0 | 1 => (isSaved ? 0 : 1);

/** A list with one tender saved or not; the same call with the old state takes it back when the server refuses. */
export const withSaved = <Item extends Savable>(list: readonly Item[], id: number, isSaved: boolean): Item[] =>
  list.map((item) => (item.id === id ? { ...item, isSaved } : item));

/** On the page of saved tenders, one that is no longer saved leaves the list. */
export const onlySaved = <Item extends Savable>(list: readonly Item[]): Item[] => list.filter(({ isSaved }) => isSaved);
