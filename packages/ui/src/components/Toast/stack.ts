export interface ToastMessage {
  text: string;
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

const says = (one: ToastMessage, other: ToastMessage): boolean => one.text === other.text && one.tone === other.tone;

/**
 * The newest below the others, three at most, and in place of one that said the same. The oldest goes first, and a
 * failure only when there is nothing else.
 */
export function withNewest(shown: readonly Entry[], newest: Entry): readonly Entry[] {
  const before = shown.filter(({ message }) => !says(message, newest.message));
  if (before.length < most) return [...before, newest];
  const oldest = before.findIndex(({ message }) => message.tone !== 'failure');
  return [...before.toSpliced(Math.max(0, oldest), 1), newest];
}
