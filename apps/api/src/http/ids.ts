/** What the columns of ids hold. */
export const largestId = 2_147_483_647;

export const isId = (value: number): boolean => Number.isInteger(value) && value >= 1 && value <= largestId;

/** Languages, regions, categories and newspapers are few; their ids are kept in columns that hold less. */
const largestSmallId = 32_767;

const idOfNothing = -1;

/** An id for such a column: nothing has one that it could not hold. */
export const smallId = (id: number): number => (id <= largestSmallId ? id : idOfNothing);
