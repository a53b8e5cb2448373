import { plural } from '../../plural.ts';

const closedDays = (countsSaturdays: boolean, holidays: readonly string[]): string => {
  const weekend = countsSaturdays ? ['Sundays'] : ['Saturdays', 'Sundays'];
  const named = plural(holidays.length, { one: 'one holiday', other: `${holidays.length} holidays` });
  const all = holidays.length > 0 ? [...weekend, `${named} (${holidays.join(', ')})`] : weekend;
  return all.length > 1 ? `${all.slice(0, -1).join(', ')} and ${all.at(-1)}` : all.join();
};

/** How the deadline of a tender was found. Dates come as they are written for the reader. */
export const words = {
  /** In place of a date that was counted or estimated. */
  about: (date: string) => `about ${date}`,
  printed: 'The date is printed in the notice.',
  workingDays: (count: number, from: string, countsSaturdays: boolean, holidays: readonly string[]) =>
    `${plural(count, { one: '1 working day', other: `${count} working days` })} from ${from}, ${
      countsSaturdays ? 'with Saturdays, ' : ''
    }without ${closedDays(countsSaturdays, holidays)}`,
  plainDays: (count: number, from: string) =>
    `${plural(count, { one: '1 day', other: `${count} days` })} from ${from}, with weekends and holidays`,
  estimated: (count: number, lastPrinted: string) =>
    `No closing date is given. We estimate ${count} days after it was last printed, on ${lastPrinted}.`,
  moved: 'The last day is not a working day, so it moves to the next one.',
  endOfDay: 'No hour is given: until the end of that day.',
  originalWords: (text: string) => `In the notice: “${text}”`,
  confidence: {
    certain: 'As printed in the notice',
    likely: 'Worked out from the notice',
    estimated: 'Estimated',
  },
};
