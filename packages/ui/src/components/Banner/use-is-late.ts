import { useEffect, useState, useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * Turns true a moment after it came into a page that was there before. A screen reader says what comes into a region
 * that it already knows, so the words are put in anew then. What came with the page is read in its place.
 */
export function useIsLate(): boolean {
  const isAfterPage = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const [cameLater] = useState(isAfterPage);
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    if (!cameLater) return;
    const frame = requestAnimationFrame(() => setLate(true));
    return () => cancelAnimationFrame(frame);
  }, [cameLater]);
  return isLate;
}
