import { useState } from 'react';

interface Held<Value> {
  value?: Value | undefined;
  onChange?: ((value: Value) => void) | undefined;
}

/** The caller's value where there is one, otherwise the field's own. */
export function useValue<Value>(props: Held<Value>, initial: Value): [Value, (next: Value) => void] {
  const [own, setOwn] = useState(initial);
  const set = (next: Value) => {
    setOwn(next);
    props.onChange?.(next);
  };
  return [props.value === undefined ? own : props.value, set];
}
