import { secondMs } from '@awaj/domain/duration';
import { useEffect, useState } from 'react';

/** How long a saved form says so. */
const staysMs = 2 * secondMs;

interface Notice {
  isShown: boolean;
  /** Once more while it is shown, it stays as long again. */
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
