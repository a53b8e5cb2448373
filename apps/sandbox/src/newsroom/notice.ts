import { fill, hourText, momentValues, type Values } from './moment-text.ts';
import type { Appearance } from './plan.ts';
import { randomFrom } from './random.ts';
import type { Moment, Tender } from './tender.ts';
import { buyers } from './texts/buyers.ts';
import type { TenderObject } from './texts/objects/tender-object.ts';
import { objects } from './texts/objects.ts';
import type { FollowUp, Phrasing, TwoWays } from './texts/phrasing.ts';
import { phrasings, winners } from './texts/phrasings.ts';

export interface Lot {
  name: string;
  quantity: number;
}

export interface Notice {
  title: string;
  paragraphs: readonly string[];
  /** They follow the second paragraph, under the paper's own word for a lot. */
  lots: { word: string; lead: string; items: readonly Lot[] } | null;
}

type Wanted = Pick<Appearance, 'language' | 'way'>;

/** The news in a notice about an earlier one. */
export interface Change {
  kind: FollowUp;
  closes: Moment | null;
  bondBirr: number | null;
}

const birr = (amount: number): string => amount.toLocaleString('en-US', { minimumFractionDigits: 2 });

export const objectOf = (tender: Tender): TenderObject => {
  const object = objects[tender.object];
  if (!object) throw new Error(`No object stands at ${tender.object}.`);
  return object;
};

function valuesOf(tender: Tender, { language, way }: Wanted): Values {
  const { name, place, phones } = buyers[tender.buyer];
  return {
    buyer: name[language],
    place: place[language],
    phones: phones.join(' / '),
    object: objectOf(tender).names[way][language],
    number: tender.number,
    price: tender.documentBirr,
    bond: 'birr' in tender.bond ? birr(tender.bond.birr) : '',
    percent: 'percent' in tender.bond ? tender.bond.percent : '',
    nth: tender.deadline.nth ?? '',
  };
}

function closingText(phrasing: Phrasing): Readonly<Record<Tender['deadline']['form'], TwoWays | null>> {
  return {
    day: phrasing.closesOnDay,
    'nth-day': phrasing.closesOnNthDay,
    'nth-working-day': phrasing.closesOnNthWorkingDay,
    silent: null,
  };
}

/** The sentences about closing and opening; empty if the notice does not mention them. */
function deadlineOf(tender: Tender, { language, way }: Wanted, values: Values): string[] {
  const phrasing = phrasings[language];
  const { form, closes, opens } = tender.deadline;
  const closing = closingText(phrasing)[form];
  if (!closing || !closes || !opens) return [];
  return [
    fill(closing[way], { ...values, ...momentValues(phrasing, way, closes) }),
    fill(phrasing.opensSameDay[way], { ...values, hour: hourText(phrasing, way, opens.time) }),
    phrasing.holiday[way],
  ];
}

function lotsOf(tender: Tender, { language, way }: Wanted): Notice['lots'] {
  const { lots } = objectOf(tender);
  if (!lots) return null;
  const random = randomFrom(`lots of ${tender.id}`);
  const phrasing = phrasings[language];
  const items = lots.map((name) => ({ name: name[language], quantity: 4 + random.below(60) }));
  return { word: phrasing.lot, lead: phrasing.lots[way], items };
}

/** A tender as one paper prints it. */
export function noticeOf(tender: Tender, wanted: Wanted): Notice {
  const { way } = wanted;
  const phrasing = phrasings[wanted.language];
  const values = valuesOf(tender, wanted);
  const { kind } = objectOf(tender);
  const say = (words: TwoWays) => fill(words[way], values);
  const deadline = deadlineOf(tender, wanted, values);
  const terms = [
    say(phrasing.document),
    say('percent' in tender.bond ? phrasing.bondPercent : phrasing.bondAmount),
    phrasing.submission[way],
  ];
  return {
    title: say(phrasing.titles[kind]),
    // One paper starts with the number and ends with the deadline, the other does the reverse.
    paragraphs: (way === 0
      ? [
          say(phrasing.number),
          say(phrasing.invitations[kind]),
          say(phrasing.requirements),
          terms.join(' '),
          ...deadline,
        ]
      : [
          say(phrasing.invitations[kind]),
          say(phrasing.number),
          deadline.join(' '),
          say(phrasing.requirements),
          ...terms,
        ]
    )
      .concat(phrasing.rights[way], say(phrasing.contact), fill('{buyer}', values))
      .filter((paragraph) => paragraph !== ''),
    lots: lotsOf(tender, wanted),
  };
}

/** A notice about a tender that was printed before. */
export function followUpNotice(tender: Tender, { kind, closes, bondBirr }: Change, wanted: Wanted): Notice {
  const { language, way } = wanted;
  const phrasing = phrasings[language];
  const values = {
    ...valuesOf(tender, wanted),
    ...(closes ? momentValues(phrasing, way, closes) : {}),
    ...(bondBirr ? { bond: birr(bondBirr) } : {}),
    winner: winners[language],
    amount: birr(50_000 + randomFrom(`award of ${tender.id}`).below(900) * 1_000),
  };
  const { title, text } = phrasing.followUp[kind];
  return {
    title: fill(title, values),
    paragraphs: [fill(text, values), fill(phrasing.contact[way], values)],
    lots: null,
  };
}

/** The notice as plain text. */
export function plainText({ title, paragraphs, lots }: Notice): string {
  const lines: string[] = [...paragraphs];
  if (lots) {
    const items = lots.items.map(({ name, quantity }, index) => `${lots.word} ${index + 1}: ${name}, ${quantity}`);
    lines.splice(2, 0, lots.lead, ...items);
  }
  return [title, ...lines].join('\n');
}
