/** Reads the same notice once, however many fields ask. */
export function once<Key extends WeakKey, Value>(read: (key: Key) => Value): (key: Key) => Value {
  const known = new WeakMap<Key, { value: Value }>();
  return (key) => {
    const value = known.get(key) ?? { value: read(key) };
    known.set(key, value);
    return value.value;
  };
}
