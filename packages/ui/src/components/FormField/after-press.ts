let isUnderWay = false;
const waiting = new Set<() => void>();

/** Not every press ends as a click: what is pressed may be dragged away, or asked for its menu. */
const ends = ['mouseup', 'dragend', 'contextmenu'];

function end(): void {
  isUnderWay = false;
  for (const type of ends) document.removeEventListener(type, end, { capture: true });
  // The click follows what ended the press, and belongs to it.
  setTimeout(() => {
    for (const task of waiting) task();
    waiting.clear();
  });
}

function begin(): void {
  isUnderWay = true;
  for (const type of ends) document.addEventListener(type, end, { capture: true });
}

/** From now on presses are heeded. One listener serves all fields, however many ask for it. */
export const heedPresses = (): void => document.addEventListener('mousedown', begin, { capture: true });

/** At once, or after the press that is under way: what moves under a finger is not pressed. */
export function afterPress(task: () => void): void {
  if (isUnderWay) waiting.add(task);
  else task();
}

/** It is no longer to be done. */
export const forget = (task: () => void): boolean => waiting.delete(task);
