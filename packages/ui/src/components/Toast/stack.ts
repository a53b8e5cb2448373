export interface ToastMessage {
  text: string;
  /** A new message about the same thing replaces the earlier one, whatever its text. */
  about?: string;
  /** `failure` stays until it is closed. */
  tone?: 'done' | 'failure';
  /** The undo action: "Undo". Pressing it closes the toast. */
  action?: { label: string; onPress: () => void };
}

export interface Entry {
  id: number;
  message: ToastMessage;
}

const most = 3;

/** Each message has its own undo, unless both are about the same thing. */
const isOneMatter = (one: ToastMessage, other: ToastMessage): boolean =>
  one.about === other.about &&
  (Boolean(one.about) || (one.text === other.text && one.tone === other.tone && !(one.action || other.action)));

/**
 * Adds the newest below the others, three at most, replacing one about the same thing. The oldest is dropped first, a
 * failure only if there is nothing else.
 */
export function withNewest(shown: readonly Entry[], newest: Entry): readonly Entry[] {
  const before = shown.filter(({ message }) => !isOneMatter(message, newest.message));
  if (before.length < most) return [...before, newest];
  const oldest = before.findIndex(({ message }) => message.tone !== 'failure');
  return [...before.toSpliced(Math.max(0, oldest), 1), newest];
}
