import { useEffect, useState } from 'react';

const delayMs = 300;

/** Debounces a value, so that the server is asked only when the input pauses. */
export function useDebounced<Value>(value: Value): Value {
  const [debounced, setDebounced] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), delayMs);
    return () => clearTimeout(timer);
  }, [value]);
  return debounced;
}
