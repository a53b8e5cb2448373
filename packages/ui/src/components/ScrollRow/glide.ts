/** Each press scrolls 270 pixels in steps of 10, one every 5 milliseconds. */
const distance = 270;
const step = 10;
const everyMs = 5;

const isStill = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Scrolls a row by one press and returns a function that stops it, for when the reader takes over. */
export function glide(row: HTMLElement, direction: 1 | -1): () => void {
  if (isStill()) {
    row.scrollLeft += direction * distance;
    return () => {};
  }
  const start = performance.now();
  let done = 0;
  const timer = setInterval(() => {
    // A slow phone calls less often. Several steps are then made at once, so that it takes no longer.
    const due = Math.min(distance, step * Math.max(1, Math.floor((performance.now() - start) / everyMs)));
    row.scrollLeft += direction * (due - done);
    done = due;
    if (done === distance) clearInterval(timer);
  }, everyMs);
  return () => clearInterval(timer);
}
