export { type Deadline, daysUntil, deadline, isClosingSoon, type Urgency, urgency } from './deadline.ts';
export { type Calendar, calendarsOf, type ShownDate, shownDate } from './shown-date.ts';
