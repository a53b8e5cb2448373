/** For a journey that a person makes in another way on a phone: in a drawer, by a bar at the foot, with cards for tables. */
export const bothWidths = { tag: '@both-widths' };

/** For what is on a phone alone. */
export const phoneAlone = { tag: '@phone-alone' };
