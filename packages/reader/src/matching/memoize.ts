/** Reads the same notice once, however many fields ask; what else is needed to read it is the same each time. */
export function memoize<Key extends WeakKey, Rest extends readonly unknown[], Value>(
  read: (key: Key, ...rest: Rest) => Value,
): (key: Key, ...rest: Rest) => Value {
  const known = new WeakMap<Key, { value: Value }>();
  return (key, ...rest) => {
    const value = known.get(key) ?? { value: read(key, ...rest) };
    known.set(key, value);
    return value.value;
  };
}
