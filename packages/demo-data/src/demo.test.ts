import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { addisDay, isoDate } from './addis-time.ts';
import { awkwardCases } from './awkward.ts';
import { type CategorySlug, categories } from './categories.ts';
import { createDemo, type Demo } from './demo.ts';
import { htmlFault } from './html-fault.ts';
import { languageId } from './languages.ts';
import { tenderObjects } from './objects/catalogue.ts';
import type { DemoTender } from './tender.ts';

const now = new Date('2026-11-20T09:20:00Z');
const demo = createDemo({ now });
const ids = (rows: readonly { id: number }[]) => new Set(rows.map(({ id }) => id));
const shareOf = (tenders: readonly DemoTender[], test: (tender: DemoTender) => boolean) =>
  tenders.filter(test).length / tenders.length;
const objectsIn = (slug: CategorySlug) =>
  tenderObjects.filter(({ category, also }) => category === slug || also.includes(slug)).length;
const hashOf = (data: Demo) => createHash('sha256').update(JSON.stringify(data)).digest('hex');

describe('the demo on every machine', () => {
  it('is identical when it is generated again', () => {
    expect(hashOf(createDemo({ now }))).toBe(hashOf(demo));
  });

  it('keeps the text of a tender at another time or with fewer tenders', () => {
    const wordsOf = ({ title, companyId, categoryIds }: DemoTender) => ({ title, companyId, categoryIds });
    const later = createDemo({ now: new Date('2026-12-01T18:00:00Z'), tenderCount: 300 });
    const wordings = later.tenders.slice(-200).map(wordsOf);
    const sameIds = demo.tenders.slice(100, 300).map(wordsOf);
    const yearOf = /\/20\d\d|20\d\d/g;
    expect(wordings.map(({ title }) => title.replace(yearOf, ''))).toEqual(
      sameIds.map(({ title }) => title.replace(yearOf, '')),
    );
    expect(wordings.map(({ companyId }) => companyId)).toEqual(sameIds.map(({ companyId }) => companyId));
  });
});

describe('the demo’s data', () => {
  it('has the promised number of everything', () => {
    expect(demo.tenders).toHaveLength(5000);
    expect(demo.companies).toHaveLength(30);
    expect(demo.categories).toHaveLength(49);
    expect(demo.regions).toHaveLength(14);
    expect(demo.sources).toHaveLength(15);
    expect(demo.bidDocuments).toHaveLength(12);
    expect(demo.languages).toHaveLength(4);
  });

  it('refers only to rows that exist', () => {
    const [languages, companies, categories] = [ids(demo.languages), ids(demo.companies), ids(demo.categories)];
    const [regions, sources] = [ids(demo.regions), ids(demo.sources)];
    for (const tender of demo.tenders) {
      expect(languages.has(tender.languageId) && companies.has(tender.companyId)).toBe(true);
      expect(tender.categoryIds.every((id) => categories.has(id))).toBe(true);
      expect(tender.regionIds.every((id) => regions.has(id))).toBe(true);
      expect(tender.sources.every(({ sourceId }) => sources.has(sourceId))).toBe(true);
    }
    expect(demo.bidDocuments.every(({ companyId }) => companies.has(companyId))).toBe(true);
  });

  it('has some tenders that one paper printed on two days', () => {
    const isReprinted = ({ sources }: (typeof demo.tenders)[number]) =>
      new Set(sources.map(({ sourceId }) => sourceId)).size < sources.length;
    const share = demo.tenders.filter(isReprinted).length / demo.tenders.length;
    expect(share).toBeGreaterThan(0.003);
    expect(share).toBeLessThan(0.05);
  });

  it('lists each category, region and printing of a tender once, and not too many', () => {
    for (const { categoryIds, regionIds, sources } of demo.tenders) {
      const lists: readonly (readonly (number | string)[])[] = [
        categoryIds,
        regionIds,
        sources.map(({ sourceId, publishedOn }) => `${sourceId} ${publishedOn}`),
      ];
      for (const list of lists) expect(new Set(list).size).toBe(list.length);
      for (const list of lists) expect(list.length).toBeGreaterThan(0);
      expect(categoryIds.length).toBeLessThanOrEqual(3);
      expect(regionIds.length).toBeLessThanOrEqual(2);
    }
  });

  it('uses every region, source, language and company, and every category that it has objects for', () => {
    const bought = categories.filter(({ slug }) => objectsIn(slug) > 0);
    const used = (pick: (tender: DemoTender) => readonly number[]) => new Set(demo.tenders.flatMap(pick));
    expect(used(({ categoryIds }) => categoryIds)).toEqual(ids(bought));
    expect(used(({ regionIds }) => regionIds)).toEqual(ids(demo.regions));
    expect(used(({ sources }) => sources.map(({ sourceId }) => sourceId))).toEqual(ids(demo.sources));
    expect(used((tender) => [tender.languageId])).toEqual(ids(demo.languages));
    expect(used((tender) => [tender.companyId])).toEqual(ids(demo.companies));
  });

  it('uses the four languages in their shares', () => {
    for (const [language, share] of [
      ['am', 0.5],
      ['en', 0.3],
      ['om', 0.13],
      ['ti', 0.07],
    ] as const) {
      const actual = shareOf(demo.tenders, (tender) => tender.languageId === languageId[language]);
      expect(Math.abs(actual - share)).toBeLessThan(0.02);
    }
  });

  it('uses at least 150 objects with their own wording in each language', () => {
    for (const language of ['am', 'en', 'om', 'ti'] as const) {
      expect(new Set(tenderObjects.map(({ wording }) => wording[language])).size).toBeGreaterThanOrEqual(150);
    }
  });

  it('has at least six objects for each of the main categories, and one for nearly every other', () => {
    const mainCategories = 25;
    for (const { slug } of categories.slice(0, mainCategories)) expect(objectsIn(slug), slug).toBeGreaterThanOrEqual(6);
    const without = categories.filter(({ slug }) => objectsIn(slug) === 0);
    expect(without.map(({ slug }) => slug)).toEqual(['banking-finance', 'legal-translation']);
  });

  it('sells most bid documents for 200 birr and gives some away', () => {
    const prices = demo.bidDocuments.map(({ priceSantim }) => priceSantim);
    expect(prices.filter((price) => price === 20_000).length).toBeGreaterThanOrEqual(5);
    expect(prices.filter((price) => price === 0).length).toBeGreaterThanOrEqual(2);
  });
});

describe.each(['2026-11-20T09:20:00Z', '2026-11-22T21:30:00Z', '2027-03-01T03:00:00Z'])(
  'the calendar of the demo at %s',
  (text) => {
    const instant = new Date(text);
    const { tenders } = createDemo({ now: instant });
    const isOpen = ({ closesAt }: DemoTender) => closesAt !== null && closesAt > instant;
    const closesWithin = (hours: number) =>
      tenders.filter((tender) => isOpen(tender) && Number(tender.closesAt) - instant.getTime() < hours * 3_600_000);

    it('has about a third of the tenders open, with or without those of unknown deadline', () => {
      const open = shareOf(tenders, isOpen);
      const undated = shareOf(tenders, ({ closesAt }) => closesAt === null);
      expect(open).toBeGreaterThan(0.3);
      expect(open + undated).toBeLessThan(0.38);
    });

    it('has nothing from the future and nothing printed after it was collected', () => {
      for (const { createdAt, sources } of tenders) {
        expect(createdAt <= instant).toBe(true);
        expect(sources.every(({ publishedOn }) => publishedOn <= isoDate(addisDay(createdAt)))).toBe(true);
      }
    });

    it('has tenders that close today, by tomorrow and this week', () => {
      expect(closesWithin(9).length).toBeGreaterThanOrEqual(3);
      expect(closesWithin(34).length).toBeGreaterThan(closesWithin(9).length);
      expect(closesWithin(7 * 24).length).toBeGreaterThan(100);
    });

    it('numbers the tenders in the order of their collection', () => {
      expect(tenders.map(({ id }) => id)).toEqual(tenders.map((_, index) => index + 1));
      const times = tenders.map(({ createdAt }) => createdAt.getTime());
      expect(times).toEqual([...times].sort((left, right) => left - right));
    });
  },
);

describe('what a notice says', () => {
  it('has a headline of a usual length', () => {
    const lengths = demo.tenders.slice(awkwardCases.length).map(({ title }) => title.length);
    expect(Math.min(...lengths)).toBeGreaterThanOrEqual(22);
    expect(Math.max(...lengths)).toBeLessThanOrEqual(185);
    expect(lengths.filter((length) => length > 130).length).toBeGreaterThan(200);
    expect(lengths.filter((length) => length < 40).length).toBeGreaterThan(200);
  });

  it('is well-formed HTML of the allowed tags', () => {
    for (const { id, contentHtml } of demo.tenders) expect(htmlFault(contentHtml), `tender ${id}`).toBeNull();
  });

  it('shows a table in a part of the notices', () => {
    const share = shareOf(demo.tenders, ({ contentHtml }) => contentHtml.includes('<table>'));
    expect(share).toBeGreaterThan(0.2);
    expect(share).toBeLessThan(0.6);
  });

  it('keeps dates, prices and contacts out of the public snippet', () => {
    for (const { snippet } of demo.tenders.slice(awkwardCases.length)) {
      expect(snippet).not.toMatch(/\d{3}|\d[.,:]\d|birr|ETB|(?:^|\s)ብር\s|qarshii/);
    }
  });

  it('keeps the start of the notice as its snippet', () => {
    const plain = (html: string) =>
      html
        .replaceAll(/<[^>]*>/g, '')
        .replaceAll('&amp;', '&')
        .replaceAll('&quot;', '"');
    for (const { snippet, contentHtml } of demo.tenders.slice(awkwardCases.length)) {
      expect(plain(contentHtml).slice(0, snippet.length + 60)).toContain(snippet);
    }
  });

  it('shows prices, dates and the deadline’s hour in the full content', () => {
    const priced = demo.tenders.filter(({ documentPriceSantim }) => (documentPriceSantim ?? 0) > 10_000);
    const saysPrice = priced.filter(({ contentHtml, documentPriceSantim }) =>
      contentHtml.replaceAll(',', '').includes(String((documentPriceSantim ?? 0) / 100)),
    );
    expect(saysPrice.length / priced.length).toBeGreaterThan(0.99);
  });

  it('gives some deadlines as a rule in the notice’s language, with and without a resolved date', () => {
    const rules = demo.tenders.filter(({ alternativeCloseText }) => alternativeCloseText !== null);
    expect(rules.length / demo.tenders.length).toBeGreaterThan(0.08);
    expect(shareOf(rules, ({ closesAt }) => closesAt === null)).toBeGreaterThan(0.05);
    expect(shareOf(rules, ({ closesAt }) => closesAt === null)).toBeLessThan(0.3);
    const amharic = rules.filter((tender) => tender.languageId === languageId.am);
    expect(amharic.every(({ alternativeCloseText }) => /[\u1200-\u137f]/.test(alternativeCloseText ?? ''))).toBe(true);
  });

  it('spells the same word in several ways in Amharic titles', () => {
    const titles = demo.tenders.map(({ title }) => title).join('\n');
    for (const form of ['ሥራ', 'ስራ', 'ጽሕፈት', 'ፅህፈት', 'ውኃ', 'ውሃ', 'ሕክምና', 'ህክምና']) expect(titles).toContain(form);
  });

  it('seldom repeats a title on one page of a list', () => {
    const repeats = demo.tenders.filter(({ title }, index) =>
      demo.tenders.slice(Math.max(0, index - 12), index).some((earlier) => earlier.title === title),
    );
    expect(repeats).toEqual([]);
  });

  it('contains the awkward cases listed in the table', () => {
    for (const { id, change } of awkwardCases) {
      const tender = demo.tenders.find((each) => each.id === id);
      expect(tender).toMatchObject(change);
    }
  });
});
