export type { CalendarHints, ChosenDate } from './calendar-choice.ts';
export { type DateMention, dateMentions } from './date-mentions.ts';
export { type ReadDate, resolveDates } from './resolve-dates.ts';
