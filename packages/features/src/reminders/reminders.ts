export { createReminderMutations } from './reminders.mutations.ts';
export { createReminderQueries } from './reminders.queries.ts';
