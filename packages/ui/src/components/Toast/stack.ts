export interface ToastMessage {
  text: string;
  /** The newest about a thing takes the place of what was said about it before, in whatever words. */
  about?: string;
  /** `failure` stays until it is closed. */
  tone?: 'done' | 'failure';
  /** What takes it back: "Undo". Pressing it closes the toast. */
  action?: { label: string; onPress: () => void };
}

export interface Entry {
  id: number;
  message: ToastMessage;
}

const most = 3;

/** What each offers to take back is its own, unless both are about one thing. */
const isOneMatter = (one: ToastMessage, other: ToastMessage): boolean =>
  one.about === other.about &&
  (Boolean(one.about) || (one.text === other.text && one.tone === other.tone && !(one.action || other.action)));

/**
 * The newest below the others, three at most, and in place of one on the same matter. The oldest goes first, and a
 * failure only when there is nothing else.
 */
export function withNewest(shown: readonly Entry[], newest: Entry): readonly Entry[] {
  const before = shown.filter(({ message }) => !isOneMatter(message, newest.message));
  if (before.length < most) return [...before, newest];
  const oldest = before.findIndex(({ message }) => message.tone !== 'failure');
  return [...before.toSpliced(Math.max(0, oldest), 1), newest];
}
