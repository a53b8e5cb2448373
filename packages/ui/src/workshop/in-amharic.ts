/**
 * A story's texts in Amharic, used when the toolbar says so, and tested with it. Texts of the component's stories are
 * not inherited: a story with its own texts has its own Amharic ones.
 */
export const inAmharic = <Props extends object>(args: Partial<Props>): { amharic: InAmharic } => ({
  amharic: Object.fromEntries(Object.entries(args).map(([name, value]) => [name, () => value])),
});

/** By story. Each is a function, because Storybook would merge two objects into one. */
export type InAmharic = Readonly<Record<string, () => unknown>>;

/** A word without spaces, longer than a line on a phone; `longWord.repeat(3)` is longer than any line. */
export const longWord = 'ኤሌክትሮኢንሴፋሎግራፊዎቻቸውንም';
