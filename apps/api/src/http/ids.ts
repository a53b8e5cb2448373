/** The largest value of the id columns. */
export const largestId = 2_147_483_647;

export const isId = (value: number): boolean => Number.isInteger(value) && value >= 1 && value <= largestId;

/** Languages, regions, categories and newspapers are few, so their ids are stored in smaller columns. */
const largestSmallId = 32_767;

const idOfNothing = -1;

/** An id for such a column; a larger one becomes an id that nothing has. */
export const smallId = (id: number): number => (id <= largestSmallId ? id : idOfNothing);
