import { expect, it } from 'vitest';
import { createImporter, type Line } from '../../testing/importer.ts';
import { onOneDatabase } from '../../testing/on-databases.ts';

onOneDatabase('an import of notices', (world) => {
  const { line, importLines, theTender, eventsOf, round } = createImporter(world);

  it('cancels a tender by the same key, and keeps its title and text', async () => {
    await importLines([line()]);
    const { id, title, contentHtml } = await theTender();
    const said = {
      kind: 'cancellation',
      title: `Cancellation of tender: number${round()}`,
      content: '<p>It is cancelled.</p>',
    };
    expect((await importLines([line(said)])).counts).toMatchObject({ changed: 1 });
    expect(await theTender()).toMatchObject({ id, title, contentHtml, cancelledAt: expect.any(Date) });
    expect(await eventsOf(id)).toEqual(['published', 'cancelled']);
    expect((await importLines([line(said)])).counts).toMatchObject({ same: 1 });
  });

  it('extends, corrects and cancels a tender by its reference number in a later notice', async () => {
    const reference_number = `REF/${round()}/2019`;
    await importLines([line({ reference_number })]);
    const later = (kind: string, change: Line) =>
      line({ kind, reference_number, external_key: `${kind}-${round()}`, title: 'About saddles', ...change });
    await importLines([later('extension', { closes_at: '2027-01-15T09:00:00Z' })]);
    expect(await theTender()).toMatchObject({ closesAt: new Date('2027-01-15T09:00:00Z'), deadlineVersion: 2 });
    await importLines([later('corrigendum', { closes_at: undefined, document_price: 500 })]);
    expect(await theTender()).toMatchObject({ documentPrice: 50_000, title: line().title });
    await importLines([later('cancellation', { closes_at: undefined })]);
    const tender = await theTender();
    expect(tender.cancelledAt).toEqual(new Date('2026-11-19T00:00:00+03:00'));
    expect(await eventsOf(tender.id)).toEqual(['published', 'extended', 'corrected', 'cancelled']);
  });

  it.each([
    ['extension', { closes_at: '2027-02-15T09:00:00Z' }, 'extended'],
    ['corrigendum', { document_price: 500 }, 'corrected'],
    ['cancellation', {}, 'cancelled'],
    ['award', {}, 'awarded'],
    ['re-advertisement', { closes_at: '2027-02-15T09:00:00Z' }, 're-advertised'],
  ])('completes a later notice (%s) with the values of its tender', async (kind, said, event) => {
    const reference_number = `SHORT/${round()}`;
    await importLines([line({ reference_number })]);
    const before = await theTender();
    const { company } = line();
    const sources = [{ source: 'reporter', published_on: '2026-11-20' }];
    const short = { kind, reference_number, company, sources, external_key: `${kind}-${round()}`, ...said };
    expect(await importLines([short])).toMatchObject({ refused: [], counts: { changed: 1 } });
    expect(await importLines([short])).toMatchObject({ counts: { same: 1 } });
    // A field that the next version adds is a change.
    const longer = { ...short, title: 'About saddles', content: 'The closing was put off.', language: 'am' };
    expect(await importLines([longer])).toMatchObject({ refused: [], counts: { changed: 1 } });
    const { title, contentHtml, snippet, languageId, categoryIds } = before;
    expect(await theTender()).toMatchObject({ title, contentHtml, snippet, languageId, categoryIds });
    expect((await eventsOf(before.id)).slice(0, 2)).toEqual(['published', event]);
  });

  it('replaces a percentage by the amount of a corrigendum', async () => {
    const reference_number = `BOND/${round()}`;
    await importLines([line({ reference_number, bond: '2%' })]);
    expect(await theTender()).toMatchObject({ bond: null, bondPercent: 2 });
    const corrigendum = line({ kind: 'corrigendum', reference_number, external_key: `bond-${round()}`, bond: 7_500 });
    expect(await importLines([corrigendum])).toMatchObject({ refused: [], counts: { changed: 1 } });
    expect(await theTender()).toMatchObject({ bond: 750_000, bondPercent: null });
  });

  it('names what a later notice lacks to find its tender, and what a re-advertisement lacks to create one', async () => {
    const { company, sources } = line();
    const short = { company, sources, external_key: `lost-${round()}` };
    expect((await importLines([{ ...short, kind: 'extension' }])).refused).toEqual([
      'line 1: reference_number is missing: a notice of the kind extension needs the reference_number or title of its tender',
    ]);
    expect(
      (await importLines([{ ...short, kind: 're-advertisement', reference_number: `NONE/${round()}` }])).refused,
    ).toEqual([
      'line 1: is about an unknown tender, and cannot create one without title, content, language, categories',
    ]);
    expect((await importLines([{ ...short, title: 'Saddles' }])).refused).toEqual([
      'line 1: content is missing; language is missing; categories is missing',
    ]);
  });

  it('refuses an extension of an unknown tender', async () => {
    const { refused } = await importLines([line({ kind: 'extension', reference_number: `NONE/${round()}` })]);
    expect(refused).toEqual([expect.stringContaining('is about an unknown tender')]);
  });
});
