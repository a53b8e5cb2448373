import { describe, expect, it } from 'vitest';
import { banks } from './banks.ts';
import { categories } from './categories.ts';
import { holidays } from './holidays.ts';
import { languages } from './languages.ts';
import { regions } from './regions.ts';
import { sources } from './sources.ts';

const slugPattern = /^[a-z0-9]+(-[a-z0-9]+)*$/;

describe('the lists', () => {
  it('are as long as a real installation needs', () => {
    expect(languages).toHaveLength(4);
    expect(regions).toHaveLength(14);
    expect(categories.length).toBeGreaterThanOrEqual(39);
    expect(sources.length).toBeGreaterThanOrEqual(40);
  });

  it.each(Object.entries({ languages, regions, categories, sources, banks }))('name each of the %s once', (_, list) => {
    expect(new Set(list.map(({ id }) => id)).size).toBe(list.length);
    expect(new Set(list.map(({ slug }) => slug)).size).toBe(list.length);
    for (const { slug } of list) expect(slug).toMatch(slugPattern);
  });

  it.each(Object.entries({ languages, regions, categories, sources }))(
    'have an English and an Amharic name for each of the %s',
    (_, list) => {
      for (const { names } of list) {
        expect(names.en).toMatch(/^[\x20-\x7e]+$/);
        expect(names.am).toMatch(/^[\p{Script=Ethiopic} ()]+$/u);
      }
      expect(new Set(list.map(({ names }) => names.en)).size).toBe(list.length);
      expect(new Set(list.map(({ names }) => names.am)).size).toBe(list.length);
    },
  );

  it.each(Object.entries({ languages, regions, sources }))(
    'have aliases of the %s that mean one thing each',
    (_, list) => {
      const spellings = list.flatMap(({ names, aliases = [] }) => [...new Set([...Object.values(names), ...aliases])]);
      const folded = spellings.map((spelling) => spelling.toLowerCase());
      expect(folded.filter((spelling, at) => folded.indexOf(spelling) !== at)).toEqual([]);
    },
  );

  it('do not use the ids of the demo’s invented sources', () => {
    expect(sources.filter(({ id }) => [12, 14, 15].includes(id))).toEqual([]);
  });
});

describe('the holidays', () => {
  const day = new Intl.DateTimeFormat('en-u-ca-ethiopic', { day: 'numeric', month: 'numeric', timeZone: 'UTC' });
  const moon = new Intl.DateTimeFormat('en-u-ca-islamic-umalqura', {
    day: 'numeric',
    month: 'numeric',
    timeZone: 'UTC',
  });
  const onDays = (slug: string, calendar: Intl.DateTimeFormat) => {
    const parts = holidays
      .filter((holiday) => holiday.slug === slug)
      .map(({ date }) =>
        calendar.formatToParts(new Date(date)).filter(({ type }) => type === 'day' || type === 'month'),
      );
    return [...new Set(parts.map((each) => each.map(({ value }) => value).join('/')))];
  };

  it('are twelve in each of the five Ethiopian years from 2018 to 2022', () => {
    expect(holidays).toHaveLength(60);
    expect(holidays.every(({ date }) => date >= '2025-09-11' && date <= '2030-09-10')).toBe(true);
    expect(holidays.map(({ date }) => date)).toEqual(holidays.map(({ date }) => date).toSorted());
  });

  it.each([
    ['enkutatash', ['1/1']],
    ['meskel', ['1/17']],
    ['genna', ['4/29', '4/28']],
    ['timket', ['5/11']],
    ['adwa', ['6/23']],
    ['patriots-day', ['8/27']],
  ])('of %s fall on their days of the Ethiopian calendar', (slug, expected) => {
    expect(onDays(slug, day)).toEqual(expected);
  });

  it.each([
    ['eid-al-fitr', ['10/1']],
    ['eid-al-adha', ['12/10']],
    ['mawlid', ['3/12']],
  ])('of %s are marked as following the moon', (slug, expected) => {
    expect(onDays(slug, moon)).toEqual(expected);
    expect(holidays.filter((holiday) => holiday.slug === slug).every(({ isMoonDependent }) => isMoonDependent)).toBe(
      true,
    );
    expect(holidays.filter(({ isMoonDependent }) => isMoonDependent)).toHaveLength(15);
  });

  it('of Easter are two days after Good Friday, on a Sunday', () => {
    const of = (slug: string) => holidays.filter((holiday) => holiday.slug === slug).map(({ date }) => new Date(date));
    const fridays = of('siklet');
    expect(of('fasika').map((sunday, at) => [sunday.getUTCDay(), Number(sunday) - Number(fridays[at])])).toEqual(
      Array.from({ length: 5 }, () => [0, 2 * 86_400_000]),
    );
  });
});
