export interface RecentlyRead<Value> {
  (text: string): Value;
  forget(): void;
}

/** What was read out of a text, kept for a while: much is looked for in one text, and words come again and again. */
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
