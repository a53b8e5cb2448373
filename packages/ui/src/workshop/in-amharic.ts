/**
 * The words of a story in Amharic, shown in place of the English ones when the toolbar says so, and checked with them.
 * Those of the component do not stand in for what a story has of its own: it says that in Amharic itself, if at all.
 */
export const inAmharic = <Props extends object>(args: Partial<Props>): { amharic: InAmharic } => ({
  amharic: Object.fromEntries(Object.entries(args).map(([name, value]) => [name, () => value])),
});

/** By name. Each stands in a function: of two objects Storybook would make one that has the properties of both. */
export type InAmharic = Readonly<Record<string, () => unknown>>;

/** Longer than a line of a phone, and without a gap: `longWord.repeat(3)` is longer than a line of anything. */
export const longWord = 'ኤሌክትሮኢንሴፋሎግራፊዎቻቸውንም';
