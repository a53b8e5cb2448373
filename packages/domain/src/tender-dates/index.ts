export { type Deadline, daysUntil, deadline, isClosingSoon, type Urgency, urgency } from './deadline.ts';
export { type ShownDate, shownDate } from './shown-date.ts';
