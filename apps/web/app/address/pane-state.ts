import type { Location } from 'react-router';

/** The state of a history entry that has a tender open beside its list. */
export interface PaneState {
  tenderId: number;
  /** The key of the list's own history entry, which is the one before. */
  listKey: string;
  /** A pressed link moves the focus to the tender; j and k leave it in the list. */
  takesFocus: boolean;
}

export const paneStateOf = ({ state }: Location): PaneState | null => state?.pane ?? null;

/** The key of the list, whether or not a tender is open beside it. */
export const listKeyOf = (location: Location): string => paneStateOf(location)?.listKey ?? location.key;
