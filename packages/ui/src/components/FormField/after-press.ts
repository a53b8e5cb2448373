let isUnderWay = false;
const waiting = new Set<() => void>();

const begin = () => {
  isUnderWay = true;
};

const end = () => {
  isUnderWay = false;
  // The click event follows the end of the press and belongs to it.
  setTimeout(() => {
    for (const task of waiting) task();
    waiting.clear();
  });
};

/** Starts to track presses. All fields share these listeners. */
export function trackPresses(): void {
  document.addEventListener('mousedown', begin, true);
  // Not every press ends with a click: it may become a drag or open a context menu.
  for (const type of ['mouseup', 'dragend', 'contextmenu']) document.addEventListener(type, end, true);
}

/** Runs at once, or after the current press: an element that moves under a finger is not clicked. */
export function afterPress(task: () => void): void {
  if (isUnderWay) waiting.add(task);
  else task();
}

/** Cancels a waiting task. */
export const forget = (task: () => void): boolean => waiting.delete(task);
