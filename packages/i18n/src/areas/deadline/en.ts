import { plural } from '../../plural.ts';

const closedDays = (countsSaturdays: boolean, holidays: readonly string[]): string => {
  const weekend = countsSaturdays ? ['Sundays'] : ['Saturdays', 'Sundays'];
  const named = plural(holidays.length, { one: 'one holiday', other: `${holidays.length} holidays` });
  const all = holidays.length > 0 ? [...weekend, `${named} (${holidays.join(', ')})`] : weekend;
  return all.length > 1 ? `${all.slice(0, -1).join(', ')} and ${all.at(-1)}` : all.join();
};

/** How a tender's deadline was found. Dates come formatted for the reader. */
export const words = {
  /** Replaces a date that was counted or estimated. */
  about: (date: string) => `about ${date}`,
  workingDays: (count: number, from: string, countsSaturdays: boolean, holidays: readonly string[]) =>
    `${plural(count, { one: '1 working day', other: `${count} working days` })} from ${from}, ${
      countsSaturdays ? 'with Saturdays, ' : ''
    }without ${closedDays(countsSaturdays, holidays)}`,
  plainDays: (count: number, from: string) =>
    `${plural(count, { one: '1 day', other: `${count} days` })} from ${from}, with weekends and holidays`,
  estimated: (count: number, lastPrinted: string) =>
    `No closing date is given. We estimate ${count} days after it was last printed, on ${lastPrinted}.`,
  moved: 'The last day is not a working day, so it moves to the next one.',
  endOfDay: 'No time is given, so until the end of that day.',
  originalWords: (text: string) => `In the notice: “${text}”`,
  /** Before a sentence about the source of the closing date. */
  origin: 'How we know:',
  extended: (before: string, after: string, printedOn: string) =>
    `moved from ${before} to ${after} by the extension of ${printedOn}.`,
  extendedIn: (before: string, after: string, printedOn: string, source: string) =>
    `moved from ${before} to ${after} by the extension printed on ${printedOn} in ${source}.`,
  extendedTo: (day: string) => `Extended to ${day}`,
  /** The day of a cancellation. */
  on: (day: string) => `on ${day}`,
  wasToClose: (date: string) => `Was to close on ${date}`,
  closedAgo: (age: string) => `Closed ${age.charAt(0).toLowerCase()}${age.slice(1)}`,
  /** The steps from the first day to the last. */
  steps: {
    title: 'How we worked out the closing day',
    day: (number: number) => `Day ${number}`,
    skipped: 'Skipped',
    saturdays: (count: number) => plural(count, { one: '1 Saturday', other: `${count} Saturdays` }),
    sundays: (count: number) => plural(count, { one: '1 Sunday', other: `${count} Sundays` }),
    holidays: (count: number) => plural(count, { one: '1 holiday', other: `${count} holidays` }),
    nothing: 'No days',
    lastPrinted: 'Last printed',
    usual: 'Usual period',
    days: (count: number) => plural(count, { one: '1 day', other: `${count} days` }),
    estimate: 'Estimate',
  },
  confidence: {
    certain: 'As printed in the notice',
    likely: 'Worked out from the notice',
    estimated: 'Estimated',
  },
};
