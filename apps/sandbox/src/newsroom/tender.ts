import { addDays, type Day, isWorkingDay, nthDay, nthWorkingDay, toEthiopian } from './calendar.ts';
import { type DeadlineForm, type PlannedTender, plan } from './plan.ts';
import { type Random, randomFrom } from './random.ts';
import { type BuyerKey, buyerKeys, buyers } from './texts/buyers.ts';
import { objects } from './texts/objects.ts';

/** An edition of a day. The second one has other tenders than the first. */
export interface Edition {
  day: Day;
  number: number;
}

/** A local date and time in Addis Ababa. */
export interface Moment {
  day: Day;
  /** As 14:30. */
  time: string;
}

export interface Deadline {
  form: DeadlineForm;
  /** The number of days, if the notice counts them. */
  nth: number | null;
  /** Null if the notice does not say. */
  closes: Moment | null;
  opens: Moment | null;
}

export interface Tender {
  id: string;
  buyer: BuyerKey;
  /** Its index in the list of goods and services. */
  object: number;
  number: string;
  deadline: Deadline;
  bond: { birr: number } | { percent: number };
  documentBirr: number;
}

/** Of closing and of opening. */
type Hours = readonly [string, string];

const hours: readonly [Hours, ...Hours[]] = [
  ['10:00', '10:30'],
  ['14:00', '14:30'],
  ['14:30', '15:00'],
  ['09:30', '10:00'],
  ['16:00', '16:30'],
];

function workingDayFrom(day: Day): Day {
  return isWorkingDay(day) ? day : workingDayFrom(addDays(day, 1));
}

/** A number of days that ends on a working day; null if a holiday lies in between each time. */
function counted(form: DeadlineForm, day: Day): { nth: number; closesOn: Day } | null {
  for (const nth of form === 'nth-day' ? [16, 15, 21, 17, 22] : [10, 7, 15]) {
    const closesOn = form === 'nth-day' ? nthDay(day, nth) : nthWorkingDay(day, nth);
    if (closesOn !== null && isWorkingDay(closesOn)) return { nth, closesOn };
  }
  return null;
}

function deadlineFor(random: Random, planned: DeadlineForm, day: Day): Deadline {
  if (planned === 'silent') return { form: planned, nth: null, closes: null, opens: null };
  const [closing, opening] = random.pick(hours);
  const count = planned === 'day' ? null : counted(planned, day);
  const closesOn = count?.closesOn ?? workingDayFrom(addDays(day, 12 + random.below(20)));
  return {
    form: count ? planned : 'day',
    nth: count?.nth ?? null,
    closes: { day: closesOn, time: closing },
    opens: { day: closesOn, time: opening },
  };
}

function numberOf(code: string, { day, number }: Edition, place: number): string {
  const { year, month, day: ofMonth } = toEthiopian(day);
  const dayOfYear = String((month - 1) * 30 + ofMonth).padStart(3, '0');
  return `${code}/${dayOfYear}-${String((number - 1) * plan.length + place + 1).padStart(2, '0')}/${year}`;
}

type Subject = Pick<Tender, 'buyer' | 'object'>;

/** Buyer and object. No two tenders of an edition share both. */
function subjectsOf({ day, number }: Edition): Subject[] {
  const random = randomFrom(`${day} ${number}`);
  const [firstBuyer, firstObject] = [random.below(buyerKeys.length), random.below(objects.length)];
  const taken = new Set<string>();
  return plan.map((planned, place) => {
    const buyer = planned.buyer ?? buyerKeys[(firstBuyer + place * 3) % buyerKeys.length] ?? 'finance';
    let object = (firstObject + place * 7) % objects.length;
    while (taken.has(`${buyer} ${object}`)) object = (object + 1) % objects.length;
    taken.add(`${buyer} ${object}`);
    return { buyer, object };
  });
}

function tenderAt(edition: Edition, planned: PlannedTender, place: number, { buyer, object }: Subject): Tender {
  const random = randomFrom(`${edition.day} ${edition.number} ${place}`);
  return {
    id: `${edition.day}-${edition.number}-${place + 1}`,
    buyer,
    object,
    number: numberOf(buyers[buyer].code, edition, place),
    deadline: deadlineFor(random, planned.deadline, edition.day),
    bond: random.below(4) === 0 ? { percent: 2 } : { birr: random.pick([5_000, 12_500, 20_000, 45_000, 100_000]) },
    documentBirr: random.pick([100, 150, 200, 300, 500]),
  };
}

export function tendersOf(edition: Edition): Tender[] {
  const subjects = subjectsOf(edition);
  return plan.flatMap((planned, place) => {
    const subject = subjects[place];
    return subject ? [tenderAt(edition, planned, place, subject)] : [];
  });
}
