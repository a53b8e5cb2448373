import { secondMs } from '@awaj/domain/duration';
import { useEffect, useState } from 'react';

/** How long a saved form confirms it. */
const staysMs = 2 * secondMs;

interface Notice {
  isShown: boolean;
  /** Called again while it is shown, the time starts again. */
  show: () => void;
}

export function useNotice(): Notice {
  const [times, setTimes] = useState(0);
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    if (times === 0) return;
    setShown(true);
    const timer = setTimeout(() => setShown(false), staysMs);
    return () => clearTimeout(timer);
  }, [times]);
  return { isShown, show: () => setTimes((before) => before + 1) };
}
