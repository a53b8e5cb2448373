import { conditionsSection } from './conditions.ts';
import { type NoticeFacts, phrasingOf, wordValues } from './facts.ts';
import { element, lines, list } from './html.ts';
import { lotTable } from './lots.ts';
import type { NoticeKind } from './objects/object-table.ts';
import { fill, type Phrasing, type RequirementWords, type Say } from './phrasing/phrasing.ts';
import type { Random } from './prng.ts';
import { isOpenedOnClosingDay } from './schedule.ts';
import { titleOf } from './title.ts';

export interface Notice {
  title: string;
  contentHtml: string;
  snippet: string;
  alternativeOpenText: string | null;
  alternativeCloseText: string | null;
}

export function writeNotice(random: Random, facts: NoticeFacts): Notice {
  const values = wordValues(random, facts);
  const phrasing = phrasingOf[facts.language];
  const say: Say = (variants) => fill(random.pick(variants), values);
  const title = titleOf(random, facts, values);
  const opening = `${say(phrasing.invitations[facts.subject.objects[0].kind])} ${say(phrasing.callForBidders)}`;
  return {
    title,
    contentHtml: [
      random.chance(0.7) ? `<p><strong>${say(phrasing.noticeNumber)}</strong></p>` : '',
      element('p', opening),
      lotsSection(random, facts, phrasing, say),
      requirementsSection(random, facts, phrasing, say),
      conditionsSection(random, facts, phrasing, say),
      contactSection(random, phrasing, values),
    ].join(''),
    snippet: opening,
    ...alternativeTexts(random, facts, phrasing, say),
  };
}

function lotsSection(random: Random, facts: NoticeFacts, phrasing: Phrasing, say: Say): string {
  const hasTable = facts.subject.objects.length > 1 || random.chance(0.45);
  const lots = hasTable ? lotTable(random, facts) : null;
  if (lots === null) return '';
  const lead = random.chance(0.4) ? element('h3', phrasing.headings.lots) : element('p', say(phrasing.lotsLead));
  return lead + lots;
}

export const requirementsOf: Readonly<Record<NoticeKind, readonly (keyof RequirementWords)[]>> = {
  goods: ['licence', 'tin', 'vat', 'registered', 'clearance'],
  works: ['licence', 'contractor', 'tin', 'vat', 'registered', 'clearance', 'experience'],
  services: ['licence', 'tin', 'vat', 'clearance', 'experience'],
  consultancy: ['licence', 'competence', 'tin', 'vat', 'experience'],
  sale: ['identity', 'tin'],
  lease: ['identity', 'tin', 'clearance'],
};

function requirementsSection(random: Random, facts: NoticeFacts, phrasing: Phrasing, say: Say): string {
  const [{ kind, category }] = facts.subject.objects;
  const isRegulated = category === 'medical' && kind === 'goods';
  const needed = requirementsOf[kind].filter((_, index) => index < 3 || random.chance(0.8));
  const all: readonly (keyof RequirementWords)[] = isRegulated ? [...needed, 'drugLicence'] : needed;
  const items = all.map((name) => say(phrasing.requirements[name]));
  const heading = random.chance(0.35) ? element('h3', phrasing.headings.requirements) : '';
  return heading + element('p', say(phrasing.requirementsLead)) + list(random.chance(0.6) ? 'ul' : 'ol', items);
}

function contactSection(random: Random, phrasing: Phrasing, values: Readonly<Record<string, string>>): string {
  const contact = lines([fill(phrasing.address, values), fill(phrasing.phone, values)]);
  const signature = random.chance(0.6) ? `<p>${element('strong', fill('{buyer}', values))}</p>` : '';
  return (random.chance(0.3) ? element('h4', phrasing.headings.contact) : '') + contact + signature;
}

/** A deadline given as a rule is shown in the paper's words. */
function alternativeTexts(random: Random, { deadline }: NoticeFacts, phrasing: Phrasing, say: Say) {
  if (deadline.form === 'working-days' || deadline.form === 'days') {
    const { workingDays, days } = phrasing.alternativeClose;
    const { sameDay, nextDay } = phrasing.alternativeOpen;
    return {
      alternativeCloseText: say(deadline.form === 'days' ? days : workingDays),
      alternativeOpenText: say(deadline.opens === 'same-day' ? sameDay : nextDay),
    };
  }
  const saysSameDay = deadline.form === 'date' && isOpenedOnClosingDay(deadline) && random.chance(0.04);
  return {
    alternativeCloseText: null,
    alternativeOpenText: saysSameDay ? say([phrasing.alternativeOpen.sameDay[0]]) : null,
  };
}
