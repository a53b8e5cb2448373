import { useEffect, useState, useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * Turns true a moment after mounting, if the page was already there. A screen reader announces changes in a region it
 * knows, so the text is inserted again then. Text that came with the page is simply read in its place.
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
