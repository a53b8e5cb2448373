import { minuteMs } from '@awaj/domain/duration';
import { useEffect, useState } from 'react';

/**
 * The current time, updated at an interval. A page has one clock, which it passes to ages and deadlines. It starts at
 * the time of the server's render, so that hydration shows the same text as the HTML.
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
