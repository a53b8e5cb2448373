import { objectOf } from './notice.ts';
import type { Issue } from './press.ts';
import type { Printing } from './printing.ts';
import type { Moment } from './tender.ts';
import { buyers } from './texts/buyers.ts';

/** A number as papers print it, in the form that telephones take. */
const phoneOf = (printed: string): string => `+251${printed.replaceAll(/\D/g, '').slice(1)}`;

const instant = (moment: Moment | null): string | null => moment && `${moment.day}T${moment.time}:00+03:00`;

const isRule = ({ change, tender }: Printing): boolean => change === null && tender.deadline.nth !== null;

function ruleOf(printing: Printing) {
  const { form, nth, closes, opens } = printing.tender.deadline;
  if (!isRule(printing) || !closes || !opens) return null;
  return { nth, working_days: form === 'nth-working-day', closes: closes.time, opens: opens.time };
}

/** What a correct reading of the notice returns. */
function expectedOf(printing: Printing) {
  const { site, key, edition, language, tender, notice, change } = printing;
  const { deadline, bond } = tender;
  const isNew = change === null;
  return {
    id: `${site}/${key}`,
    key,
    language,
    type: change?.kind ?? (objectOf(tender).kind === 'sale' ? 'sale' : 'purchase'),
    /** The same for all printings of a tender and for its later notices. */
    tender: tender.id,
    title: notice.title,
    buyer: buyers[tender.buyer].name[language],
    number: tender.number,
    published_on: edition.day,
    closes_at: instant(isNew ? deadline.closes : change.closes),
    opens_at: instant(isNew ? deadline.opens : null),
    rule: ruleOf(printing),
    bond_birr: isNew ? ('birr' in bond ? bond.birr : null) : change.bondBirr,
    bond_percent: isNew && 'percent' in bond ? bond.percent : null,
    document_price_birr: isNew ? tender.documentBirr : null,
    phones: buyers[tender.buyer].phones.map(phoneOf),
  };
}

export const expectedIn = ({ site, edition, printings }: Issue) => ({
  site,
  day: edition.day,
  edition: edition.number,
  printings: printings.map(expectedOf),
});
