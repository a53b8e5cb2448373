/**
 * The cases that a command was asked for, as in `pnpm bench … [rounds] [words]`: all, or those whose names contain a
 * word.
 */
export function askedFor(usualRounds: number) {
  const [rounds = usualRounds, ...words] = process.argv.slice(2);
  return {
    rounds: Number(rounds),
    isWanted: (name: string): boolean => words.length === 0 || words.some((each) => name.includes(each)),
  };
}
