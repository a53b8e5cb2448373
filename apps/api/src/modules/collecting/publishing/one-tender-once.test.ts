import { beforeEach, expect, it } from 'vitest';
import { onEveryDatabase } from '../../../testing/on-databases.ts';
import { type Cells, printedTender } from '../../../testing/printed-tender.ts';
import { fillFingerprints } from './fill-fingerprints.ts';

onEveryDatabase('a tender that is printed more than once', (world) => {
  let round = 0;
  let printed: ReturnType<typeof printedTender>;
  beforeEach(() => {
    round += 1;
    printed = printedTender(world(), round);
  });

  it('by two papers in two languages is one tender with two printings', async () => {
    await printed.publish(printed.english('desktop computers'));
    const [outcome] = await printed.publish(printed.amharic('ዴስክቶፕ ኮምፒውተሮች'));
    expect(outcome).toEqual({ kind: 'changed' });
    const tender = await printed.theTender('english', 'amharic');
    expect(tender.title).toBe('Supply of desktop computers');
    expect(tender.sources.map(({ publishedOn }) => publishedOn)).toEqual(['2026-11-19', '2026-11-21']);
    expect(await printed.eventsOf(tender.id)).toEqual(['published', 'printed']);
    const [decision] = await printed.decisionsOn('amharic');
    expect(decision).toMatchObject({ tender_id: tender.id, decision: 'same', decided_by: 'machine', undone_at: null });
    expect(JSON.stringify(decision?.evidence)).toContain('"seen":"GM university | GM university","vote":"same"');
  });

  it('in different words of one language is one tender too, even when both arrive together', async () => {
    const other = {
      external_key: `other-${round}`,
      source: 'reporter',
      published_on: '2026-11-22',
      title: 'Tender for desktop computers',
      content:
        'Bids are invited for desktop computers. Buyer: Jimma University. Sealed offers reach us before 10:00 a.m. on ' +
        `${printed.day} December 2026, with a bond of Birr 20,000. Documents cost 200 Birr. Call ${printed.phone}.`,
    };
    const outcomes = await printed.publish(printed.english('desktop computers'), printed.english('', other));
    expect(outcomes.map(({ kind }) => kind)).toEqual(['new', 'changed']);
    expect((await printed.theTender('english', 'other')).sources).toHaveLength(2);
  });

  it('is completed by details of the second paper', async () => {
    await printed.publish(printed.english('desktop computers'));
    expect(await printed.theTender('english')).toMatchObject({ referenceNumber: null, documentPrice: null });
    await printed.publish(
      printed.amharic('ዴስክቶፕ ኮምፒውተሮች', { reference_number: `JU/${100 + round}/2019`, document_price: 200 }),
    );
    expect(await printed.theTender('english', 'amharic')).toMatchObject({
      referenceNumber: `JU/${100 + round}/2019`,
      documentPrice: 20_000,
    });
  });

  it('is a different one when the same buyer wants something else on the same day', async () => {
    await printed.publish(printed.english('water pumps'));
    const meters = printed.english('water meters', { external_key: `meters-${round}`, source: 'reporter' });
    expect(await printed.publish(meters)).toMatchObject([{ kind: 'new' }]);
    expect(await printed.tendersOf('english', 'meters')).toHaveLength(2);
    await printed.publish(
      printed.english('40 laptops', { external_key: `forty-${round}` }),
      printed.english('60 laptops', { external_key: `sixty-${round}`, source: 'reporter' }),
    );
    expect(await printed.tendersOf('forty', 'sixty')).toHaveLength(2);
  });

  it('is a different one when its number differs, however similar the rest is', async () => {
    const outcomes = await printed.publish(
      printed.english('desktop computers', { reference_number: `JU/${100 + round}/2019` }),
      printed.english('desktop computers', {
        external_key: `next-${round}`,
        reference_number: `JU/${500 + round}/2019`,
      }),
    );
    expect(outcomes.map(({ kind }) => kind)).toEqual(['new', 'new']);
  });

  it('goes to review when one source gives the same text two numbers on one day', async () => {
    await printed.publish(
      printed.english('desktop computers'),
      printed.english('desktop computers', { external_key: `twice-${round}` }),
    );
    const [tenderId] = await printed.tendersOf('english');
    expect(await printed.tendersOf('english', 'twice')).toHaveLength(2);
    expect(await printed.decisionsOn('twice')).toMatchObject([{ tender_id: tenderId, decision: 'doubtful' }]);
    await printed.publish(
      printed.english('desktop computers', { external_key: `again-${round}`, published_on: '2026-11-26' }),
    );
    expect((await printed.tendersOf('english', 'twice', 'again')).length).toBe(2);
  });

  it('is one when its source lists the same text with the same tender number at two addresses', async () => {
    const number = { reference_number: `JU/${100 + round}/2019` };
    await printed.publish(
      printed.english('desktop computers', number),
      printed.english('desktop computers', { ...number, external_key: `twice-${round}` }),
    );
    const tender = await printed.theTender('english', 'twice');
    expect(tender.sources).toHaveLength(1);
    expect(await printed.eventsOf(tender.id)).toEqual(['published']);
  });

  it('is found by an extension in another language without a number', async () => {
    await printed.publish(printed.english('tyres'));
    expect(await printed.publish(printed.extension())).toEqual([{ kind: 'changed' }]);
    const extended = { closesAt: new Date('2026-12-30T10:00:00+03:00'), deadlineVersion: 2 };
    const tender = await printed.theTender('english', 'extension');
    expect(tender).toMatchObject(extended);
    expect(await printed.eventsOf(tender.id)).toEqual(['published', 'extended']);
    // The first notice in a late paper must not change the deadline back.
    await printed.publish(printed.amharic('ጎማዎች'));
    expect(await printed.theTender('english', 'extension', 'amharic')).toMatchObject(extended);
  });

  it('is not found by an extension that may be about another tender of the buyer', async () => {
    const later: Cells = { external_key: `later-${round}`, closes_at: `2026-12-${printed.day + 1} 10:00` };
    await printed.publish(printed.english('tyres'), printed.english('tyres', later));
    expect(await printed.publish(printed.extension())).toMatchObject([{ kind: 'refused' }]);
  });

  it('is created once by two concurrent publishers', async () => {
    const outcomes = await Promise.all([
      printed.publish(printed.english('desktop computers')),
      printed.publish(printed.amharic('ዴስክቶፕ ኮምፒውተሮች')),
    ]);
    expect(
      outcomes
        .flat()
        .map(({ kind }) => kind)
        .toSorted(),
    ).toEqual(['changed', 'new']);
    await printed.theTender('english', 'amharic');
  });

  it('gets no second printing when the same notice arrives again', async () => {
    await printed.publish(printed.english('desktop computers'), printed.amharic('ዴስክቶፕ ኮምፒውተሮች'));
    const { id } = await printed.theTender('english', 'amharic');
    const again = await printed.publish(printed.english('desktop computers'), printed.amharic('ዴስክቶፕ ኮምፒውተሮች'));
    expect(again).toEqual([{ kind: 'same' }, { kind: 'same' }]);
    expect(await printed.eventsOf(id)).toEqual(['published', 'printed']);
  });

  it('is found by its stored fingerprint even if it was published before matching existed', async () => {
    const { db } = world();
    await printed.publish(printed.english('desktop computers'));
    await db.deleteFrom('notice_keys').execute();
    await db.deleteFrom('notice_fingerprints').execute();
    expect(await fillFingerprints(db)).toBeGreaterThan(0);
    expect(await fillFingerprints(db)).toBe(0);
    await printed.publish(printed.amharic('ዴስክቶፕ ኮምፒውተሮች'));
    await printed.theTender('english', 'amharic');
  });

  it('is found by the current content of its notice after it was read again', async () => {
    await printed.publish(printed.english('office furniture'));
    await printed.publish(printed.english('desktop computers'));
    await printed.publish(printed.amharic('ዴስክቶፕ ኮምፒውተሮች'));
    await printed.theTender('english', 'amharic');
  });
});
