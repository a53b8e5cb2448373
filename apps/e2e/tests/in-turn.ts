/** Picks one choice per test, in turn. The environment can ask for all of them in each test. */
export const inTurn = <Choice>(
  all: readonly Choice[],
  index: number,
  every: 'EVERY_LOOK' | 'EVERY_FAULT',
): readonly Choice[] => (process.env[every] ? all : all.slice(index % all.length).slice(0, 1));
