import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { tenderOf, withTenderSite } from '../../../testing/tender-site.ts';

withTenderSite("a collector's run", ({ add, db, keyOf, put, quarantineOf, run, site, titlesOf }) => {
  it('quarantines a wrong notice with its reason, publishes the rest, and publishes it once it is corrected', async () => {
    put([tenderOf(1), { ...tenderOf(2), closes: '2026-02-31' }, null]);
    const id = await add();
    expect(await run(id)).toMatchObject({ state: 'complete', counts: { found: 3, new: 1, quarantined: 2 } });
    const key = keyOf(2);
    const wrong = await quarantineOf(id);
    expect(wrong).toMatchObject([
      { notice_key: key, reason: 'wrong-fields', state: 'open' },
      { notice_key: 'item 3', reason: 'wrong-fields', detail: 'item 3 is not an object', state: 'open' },
    ]);
    expect(wrong[0]?.detail).toContain('closes_at "2026-02-31" is a date that does not exist');
    expect(wrong[0]?.raw_document_id).not.toBeNull();
    await run(id);
    expect(await quarantineOf(id)).toHaveLength(2);
    put([tenderOf(1), tenderOf(2)]);
    expect(await run(id)).toMatchObject({ counts: { new: 1, same: 1 } });
    expect((await quarantineOf(id))[0]).toMatchObject({ notice_key: key, state: 'replayed' });
  });

  it('quarantines a notice that the database refuses, and publishes the rest', async () => {
    put([tenderOf(1), { id: 2, name: 'Refused tyres' }, tenderOf(3), null]);
    const id = await add();
    await sql`alter table tenders add constraint fault check (title <> 'Refused tyres') not valid`.execute(db());
    expect(await run(id)).toMatchObject({ state: 'complete', counts: { found: 4, new: 2, quarantined: 2 } });
    const refused = (await quarantineOf(id)).find(({ notice_key }) => notice_key === keyOf(2));
    expect(refused).toMatchObject({ reason: 'not-published', state: 'open' });
    expect(refused?.detail).toContain('the database refused it');
    await sql`alter table tenders drop constraint fault`.execute(db());
    expect(await run(id)).toMatchObject({ counts: { new: 1, same: 2 } });
    expect(await titlesOf()).toHaveLength(3);
  });

  it('publishes a quarantined notice even if its address has changed', async () => {
    put([{ ...tenderOf(1), closes: '2026-02-31' }]);
    const id = await add({ config: { next: 'next' } });
    await run(id);
    put([], '/tenders.json', { next: '/page-2' });
    put([tenderOf(1)], '/page-2');
    expect(await run(id)).toMatchObject({ counts: { new: 1 } });
    expect(await quarantineOf(id)).toMatchObject([{ notice_key: keyOf(1), state: 'replayed' }]);
  });

  it('ignores a dismissed notice until its document changes', async () => {
    put([null]);
    const id = await add();
    await run(id);
    await db().updateTable('quarantine').set({ state: 'dismissed' }).where('collector_id', '=', id).execute();
    await run(id);
    expect(await quarantineOf(id)).toMatchObject([{ state: 'dismissed' }]);
    put([null], '/tenders.json', { edition: 2 });
    await run(id);
    expect(await quarantineOf(id)).toMatchObject([{ state: 'open' }]);
  });

  it('quarantines permanent errors, but not temporary ones', async () => {
    site().put('/tenders.json', { status: 302, headers: { location: 'http://10.0.0.1/' } });
    const id = await add();
    await run(id);
    expect(await quarantineOf(id)).toMatchObject([{ reason: 'host-not-allowed' }]);
    site().put('/tenders.json', { status: 503 });
    const other = await add({ name: 'other' });
    await run(other);
    expect(await quarantineOf(other)).toEqual([]);
  });
});
