let isUnderWay = false;
const waiting = new Set<() => void>();

const begin = () => {
  isUnderWay = true;
};

const end = () => {
  isUnderWay = false;
  // The click follows what ended the press, and belongs to it.
  setTimeout(() => {
    for (const task of waiting) task();
    waiting.clear();
  });
};

/** From now on presses are heeded. One listener of each kind serves all fields, however many ask for it. */
export function trackPresses(): void {
  document.addEventListener('mousedown', begin, true);
  // Not every press ends as a click: what is pressed may be dragged away, or asked for its menu.
  for (const type of ['mouseup', 'dragend', 'contextmenu']) document.addEventListener(type, end, true);
}

/** At once, or after the press that is under way: what moves under a finger is not pressed. */
export function afterPress(task: () => void): void {
  if (isUnderWay) waiting.add(task);
  else task();
}

/** It is no longer to be done. */
export const forget = (task: () => void): boolean => waiting.delete(task);
