/** 270 pixels at a press, in steps of 10, one every 5 milliseconds. */
const distance = 270;
const step = 10;
const everyMs = 5;

const isStill = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Scrolls a row by one press and tells how to stop it: somebody who takes hold of the row goes on from there. */
export function glide(row: HTMLElement, direction: 1 | -1): () => void {
  if (isStill()) {
    row.scrollLeft += direction * distance;
    return () => {};
  }
  const start = performance.now();
  let done = 0;
  const timer = setInterval(() => {
    // A slow phone calls less often; then several steps are due at once, and the way takes no longer.
    const due = Math.min(distance, step * Math.max(1, Math.floor((performance.now() - start) / everyMs)));
    row.scrollLeft += direction * (due - done);
    done = due;
    if (done === distance) clearInterval(timer);
  }, everyMs);
  return () => clearInterval(timer);
}
