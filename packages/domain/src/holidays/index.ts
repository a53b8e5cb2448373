export { orthodoxEaster } from './easter.ts';
export { type PublicHoliday, publicHolidays } from './public-holidays.ts';
