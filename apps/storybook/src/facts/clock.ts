/** The time of every story: a Wednesday morning in Addis Ababa. */
export const now = new Date('2026-11-25T06:00:00Z');

const hourMs = 3_600_000;

export const hoursAway = (hours: number): string => new Date(now.getTime() + hours * hourMs).toISOString();
export const daysAway = (days: number): string => hoursAway(24 * days);
