/** Over many tests each has its turn; all are met by each test where the environment asks for that. */
export const inTurn = <Choice>(
  all: readonly Choice[],
  index: number,
  every: 'EVERY_LOOK' | 'EVERY_FAULT',
): readonly Choice[] => (process.env[every] ? all : all.slice(index % all.length).slice(0, 1));
