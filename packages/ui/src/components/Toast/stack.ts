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

/** The newest below the others, three at most. The oldest goes first, and a failure only when there is nothing else. */
export function withNewest(before: readonly Entry[], newest: Entry): readonly Entry[] {
  if (before.length < most) return [...before, newest];
  const oldest = before.findIndex(({ message }) => message.tone !== 'failure');
  return [...before.toSpliced(Math.max(0, oldest), 1), newest];
}
