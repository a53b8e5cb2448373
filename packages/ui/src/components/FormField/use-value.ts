import { useState } from 'react';

interface Held<Value> {
  value?: Value | undefined;
  onChange?: ((value: Value) => void) | undefined;
}

interface Keeper<Value> {
  value: Value;
  setValue: (next: Value) => void;
  /** Back to what the field began with. */
  reset: () => void;
}

/** The caller's value where there is one, otherwise the field's own. */
export function useValue<Value>(props: Held<Value>, initial: Value): Keeper<Value> {
  const [own, setOwn] = useState(initial);
  const setValue = (next: Value) => {
    setOwn(next);
    props.onChange?.(next);
  };
  return { value: props.value === undefined ? own : props.value, setValue, reset: () => setOwn(initial) };
}
