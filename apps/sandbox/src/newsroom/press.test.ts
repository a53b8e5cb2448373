import { describe, expect, it } from 'vitest';
import { addDays, isWorkingDay } from './calendar.ts';
import { expectedIn } from './expected.ts';
import { plainText } from './notice.ts';
import { Press } from './press.ts';
import { siteSlugs } from './site-list.ts';
import { tendersOf } from './tender.ts';

const now = () => new Date('2026-11-25T09:00:00Z');
const papers = ['addis-dimts', 'nile-herald', 'gulantaa'] as const;
const days = Array.from({ length: 60 }, (_, index) => addDays('2026-11-25', index));

function printed(day = '2026-11-25') {
  const press = new Press(now);
  return press.print(null, day);
}

const facts = (day?: string) =>
  printed(day)
    .map(expectedIn)
    .flatMap(({ site, printings }) => printings.map((printing) => ({ site, ...printing })));

describe('the press', () => {
  it('prints the same issue for the same day and number, and a different one for another', () => {
    expect(facts()).toEqual(facts());
    const press = new Press(now);
    const [first, second] = [press.print(null, press.today), press.print(null, press.today)];
    expect(second[0]?.edition).toEqual({ day: '2026-11-25', number: 2 });
    const numbers = [first, second].map((issues) =>
      issues.flatMap(({ printings }) => printings.filter(({ change }) => !change).map(({ tender }) => tender.number)),
    );
    expect(new Set(numbers.flat()).size).toBe(2 * new Set(numbers[0]).size);
  });

  it('has published the issues of three days, and nothing of today before a request', () => {
    const press = new Press(now);
    for (const site of siteSlugs) {
      const out = press.issuesOf(site).map(({ edition }) => edition.day);
      expect(out).toEqual(['2026-11-24', '2026-11-23', '2026-11-22']);
    }
    press.print('gulantaa', press.today);
    expect(press.issuesOf('gulantaa')).toHaveLength(4);
    expect(press.issuesOf('nile-herald')).toHaveLength(3);
  });

  it('puts 5 to 15 notices into an issue of a paper, each with an address of its own', () => {
    const press = new Press(now);
    for (const paper of papers) {
      const [issue] = press.print(paper, press.today);
      expect(issue?.printings.length).toBeGreaterThanOrEqual(5);
      expect(issue?.printings.length).toBeLessThanOrEqual(15);
      const keys = press.printingsOf(paper).map(({ key }) => key);
      expect(new Set(keys).size).toBe(keys.length);
    }
  });

  it('prints in four languages, and one tender in two papers with different words and in another language', () => {
    const all = facts().filter(({ type }) => type === 'purchase' || type === 'sale');
    expect(new Set(all.map(({ language }) => language))).toEqual(new Set(['am', 'en', 'om', 'ti']));
    const pairs = [...Map.groupBy(all, ({ tender }) => tender).values()].filter(({ length }) => length === 2);
    const kinds = pairs.map(([a, b]) => (a?.language === b?.language ? 'other words' : 'another language'));
    expect(kinds).toContain('other words');
    expect(kinds).toContain('another language');
    for (const [a, b] of pairs) {
      expect(a?.title).not.toBe(b?.title);
      expect([a?.number, a?.closes_at, a?.bond_birr]).toEqual([b?.number, b?.closes_at, b?.bond_birr]);
    }
  });

  it('prints every kind of follow-up within five days, with the number of the earlier tender', () => {
    const followUps = days.slice(0, 5).flatMap((day) => facts(day).filter(({ tender }) => !tender.startsWith(day)));
    expect(new Set(followUps.map(({ type }) => type))).toEqual(
      new Set(['extension', 'cancellation', 'corrigendum', 'award', 'readvertisement']),
    );
    for (const { tender, number } of followUps) {
      const [, day = '', edition] = /^(.+)-(\d+)-\d+$/.exec(tender) ?? [];
      const earlier = tendersOf({ day, number: Number(edition) }).find(({ id }) => id === tender);
      expect(earlier?.number).toBe(number);
      expect(earlier?.deadline.closes).not.toBeNull();
    }
  });

  it('never repeats an object for one buyer in an edition, and closes on working days', () => {
    for (const day of days) {
      const tenders = tendersOf({ day, number: 1 });
      expect(new Set(tenders.map(({ buyer, object }) => `${buyer} ${object}`)).size).toBe(tenders.length);
      expect(new Set(tenders.map(({ number }) => number)).size).toBe(tenders.length);
      const closing = tenders.flatMap(({ deadline }) => deadline.closes?.day ?? []);
      expect(closing.filter((each) => !isWorkingDay(each))).toEqual([]);
    }
  });

  it('leaves no brace unfilled', () => {
    for (const { printings } of days.slice(0, 10).flatMap((day) => printed(day)))
      for (const { notice } of printings) expect(plainText(notice)).not.toMatch(/[{}]|undefined|\.\./);
  });

  it('omits some deadlines, and states others as a number of days', () => {
    const silent = printed().flatMap(({ printings }) =>
      printings.filter(({ change, tender }) => !change && tender.deadline.form === 'silent'),
    );
    expect(silent.length).toBeGreaterThan(2);
    for (const { notice } of silent) expect(plainText(notice)).not.toMatch(/ይዘጋል|ይዕፀው|closed|submitted on|cufama/);
    const rules = facts().flatMap(({ rule }) => rule ?? []);
    expect(rules.map(({ working_days }) => working_days)).toEqual(expect.arrayContaining([true, false]));
  });

  it('prints an Ethiopian date and the local hour', () => {
    const closing = facts().find(({ language, rule, closes_at }) => language === 'am' && !rule && closes_at);
    const [hour = 0, minute] = (closing?.closes_at ?? '').slice(11, 16).split(':').map(Number);
    const issue = printed().find(({ site }) => site === closing?.site);
    const text = plainText(
      issue?.printings.find(({ key }) => key === closing?.key)?.notice ?? { title: '', paragraphs: [], lots: null },
    );
    expect(text).toContain(`${((hour + 5) % 12) + 1}:${String(minute).padStart(2, '0')}`);
    expect(text).toContain('2019 ዓ.ም.');
  });
});
