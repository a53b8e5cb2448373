/** For a journey that differs on a phone: a drawer, the bottom bar, or cards instead of a table. */
export const bothWidths = { tag: '@both-widths' };

/** For a journey that exists on phones only. */
export const phoneAlone = { tag: '@phone-alone' };
