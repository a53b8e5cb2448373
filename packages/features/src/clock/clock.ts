import { minuteMs } from '@awaj/domain/duration';
import { useEffect, useState } from 'react';

/**
 * The time, renewed every so often: one clock for a page, handed down to what shows ages and deadlines.
 * It starts at the moment the server rendered, so that the first paint in the browser says the same as the HTML.
 */
export function useNow(renderedAt: Date, everyMs = minuteMs): Date {
  const [now, setNow] = useState(renderedAt);
  useEffect(() => {
    setNow((before) => (Math.abs(Date.now() - before.getTime()) < everyMs ? before : new Date()));
    const timer = setInterval(() => setNow(new Date()), everyMs);
    return () => clearInterval(timer);
  }, [everyMs]);
  return now;
}
