/** The words of a story in Amharic, shown in place of the English ones when the toolbar says so, and checked with them. */
export const inAmharic = <Props extends object>(args: Partial<Props>): { amharic: Partial<Props> } => ({
  amharic: args,
});
