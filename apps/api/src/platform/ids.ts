/** What the columns of ids hold. */
export const largestId = 2_147_483_647;

export const isId = (value: number): boolean => Number.isInteger(value) && value >= 1 && value <= largestId;
