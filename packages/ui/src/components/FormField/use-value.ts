import { useState } from 'react';

interface Held<Value> {
  value?: Value | undefined;
  onChange?: ((value: Value) => void) | undefined;
}

interface Keeper<Value> {
  value: Value;
  setValue: (next: Value) => void;
  /** Restores the initial value. */
  reset: () => void;
}

/** A controlled value if the caller passes one, otherwise the field's own state. */
export function useValue<Value>(props: Held<Value>, initial: Value): Keeper<Value> {
  const [own, setOwn] = useState(initial);
  const setValue = (next: Value) => {
    setOwn(next);
    props.onChange?.(next);
  };
  return { value: props.value === undefined ? own : props.value, setValue, reset: () => setOwn(initial) };
}
