/** Reads a notice once for all fields. The further arguments must be the same in each call. */
export function memoize<Key extends WeakKey, Rest extends readonly unknown[], Value>(
  read: (key: Key, ...rest: Rest) => Value,
): (key: Key, ...rest: Rest) => Value {
  const known = new WeakMap<Key, { value: Value }>();
  return (key, ...rest) => {
    const before = known.get(key);
    if (before !== undefined) return before.value;
    const value = read(key, ...rest);
    known.set(key, { value });
    return value;
  };
}
