export interface RecentlyRead<Value> {
  (text: string): Value;
  forget(): void;
}

/** Caches what was read from a text, because the same texts and words are looked up again and again. */
export function recentlyRead<Value>(read: (text: string) => Value, most = 64): RecentlyRead<Value> {
  const recent = new Map<string, Value>();
  const find = (text: string): Value => {
    const known = recent.get(text);
    if (known !== undefined) return known;
    const value = read(text);
    if (recent.size >= most) recent.clear();
    recent.set(text, value);
    return value;
  };
  return Object.assign(find, { forget: () => recent.clear() });
}
