import { useEffect, useState } from 'react';

const restMs = 300;

/** The value as it last rested for a moment: what is asked for it is asked once the choosing rests. */
export function useRested<Value>(value: Value): Value {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    const rest = setTimeout(() => setRested(value), restMs);
    return () => clearTimeout(rest);
  }, [value]);
  return rested;
}
