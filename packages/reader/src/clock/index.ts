export { civilTime, type ReadTime, type UsualClock } from './civil-time.ts';
export { type TimeMention, timeMentions } from './time-mentions.ts';
