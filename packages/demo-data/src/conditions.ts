import type { NoticeFacts } from './facts.ts';
import { element, list } from './html.ts';
import type { Phrasing, Say } from './phrasing/phrasing.ts';
import type { Random } from './prng.ts';
import { isOpenedOnClosingDay } from './schedule.ts';

/** Document price, bid security, envelopes, deadline, opening and other conditions. */
export function conditionsSection(random: Random, facts: NoticeFacts, phrasing: Phrasing, say: Say): string {
  const { kind } = facts.subject.objects[0];
  const delivery = phrasing.delivery[kind];
  const asksForPrice = kind === 'sale' || kind === 'lease';
  const before = [
    documentTerm(facts, phrasing, say),
    bondTerm(facts, phrasing, say),
    say(asksForPrice ? phrasing.priceSubmission : phrasing.submission),
  ];
  const deadline = deadlineTerms(facts, phrasing, say);
  const after = [
    random.chance(0.55) ? say(phrasing.holiday) : '',
    delivery !== undefined && random.chance(0.6) ? say(delivery) : '',
    random.chance(0.5) ? say(phrasing.validity) : '',
    say(phrasing.rights),
  ];
  const heading = element('h3', phrasing.headings.submission);
  if (random.chance(0.35)) return heading + list('ol', [...before, ...deadline, ...after].filter(isSaid));
  return (
    (random.chance(0.3) ? heading : '') +
    paragraphs(before) +
    `<p>${deadline.map((term, index) => (index === 0 ? element('strong', term) : element('em', term))).join(' ')}</p>` +
    paragraphs(after)
  );
}

function isSaid(text: string): boolean {
  return text !== '';
}

/** Two sentences in each paragraph. */
function paragraphs(sentences: readonly string[]): string {
  const said = sentences.filter(isSaid);
  return said.map((_, index) => (index % 2 === 0 ? element('p', said.slice(index, index + 2).join(' ')) : '')).join('');
}

function documentTerm({ terms }: NoticeFacts, phrasing: Phrasing, say: Say): string {
  if (terms.documentBirr === null) return '';
  return say(terms.documentBirr === 0 ? phrasing.documentFree : phrasing.documentSold);
}

function bondTerm({ terms }: NoticeFacts, phrasing: Phrasing, say: Say): string {
  if (terms.bond.form === 'none') return '';
  return say(terms.bond.form === 'amount' ? phrasing.bondAmount : phrasing.bondShare);
}

function deadlineTerms({ deadline }: NoticeFacts, phrasing: Phrasing, say: Say): string[] {
  switch (deadline.form) {
    case 'open-ended':
      return [say(phrasing.closingOpenEnded)];
    case 'date':
      if (deadline.opensAt === null) return [say(phrasing.closingOnDate)];
      return [
        say(phrasing.closingOnDate),
        say(isOpenedOnClosingDay(deadline) ? phrasing.openingSameDay : phrasing.openingOtherDay),
      ];
    default:
      return [
        say(deadline.form === 'days' ? phrasing.closingByDays : phrasing.closingByWorkingDays),
        say(deadline.opens === 'same-day' ? phrasing.openingSameDay : phrasing.openingNextDay),
      ];
  }
}
