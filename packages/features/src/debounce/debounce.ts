import { useEffect, useState } from 'react';

const delayMs = 300;

/** The value once it has not changed for a moment: what is asked of the server waits until the choosing is over. */
export function useDebounced<Value>(value: Value): Value {
  const [debounced, setDebounced] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), delayMs);
    return () => clearTimeout(timer);
  }, [value]);
  return debounced;
}
