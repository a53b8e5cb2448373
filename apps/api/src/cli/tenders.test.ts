import { beforeEach, expect, it } from 'vitest';
import { storeTenders } from '../modules/catalog/tenders/records/tenders.writer.ts';
import { createNotice } from '../testing/notice.ts';
import { onOneDatabase } from '../testing/on-databases.ts';
import { actionsOf, run, runForJson } from '../testing/operator.ts';
import { seededAt } from '../testing/seeded.ts';

onOneDatabase('the tender commands', (world) => {
  let id = 720_000;
  const store = async (change = {}) => {
    id += 1;
    const tender = {
      title: `Harnesses ${id}`,
      closesAt: new Date('2026-12-10T07:00:00Z'),
      referenceNumber: `H/${id}`,
      ...change,
    };
    await storeTenders(world().db, [createNotice(id, tender)], seededAt);
    return id;
  };
  const tender = (...args: unknown[]) => run(world(), 'tender', ...args.map(String));
  const refusal = (...args: unknown[]) =>
    tender(...args).then(
      () => 'nothing was refused',
      (error: Error) => error.message,
    );
  let mine: number;
  beforeEach(async () => {
    mine = await store();
  });

  it('find a tender by its number, its reference number and words of its title', async () => {
    for (const text of [String(mine), `H/${mine}`, `harnesses ${mine}`])
      expect((await runForJson(world(), 'tender', 'find', text)).map((each: { id: number }) => each.id)).toEqual([
        mine,
      ]);
    expect(await tender('find', 'zeppelins')).toEqual(['No tender matches "zeppelins".']);
  });

  it('accept a reference number if no other tender has the same', async () => {
    expect(await tender('edit', `H/${mine}`, '--set', 'document_price=350')).toEqual([
      `Corrected tender ${mine}: document_price.`,
    ]);
    const other = await store({ referenceNumber: `H/${mine}` });
    expect(await refusal('cancel', `H/${mine}`)).toBe(
      `"H/${mine}" is the reference number of several: ${other}, ${mine}. Use the number of one.`,
    );
    await tender('merge', mine, '--with', other);
    await tender('withdraw', mine);
    expect(await refusal('show', 'H/0')).toContain('There is no tender H/0. "tender find" also searches');
    expect(await tender('restore', mine)).toEqual([`Tender ${mine} is back.`]);
  });

  it('correct a tender by the columns of an import, with the same checks', async () => {
    const cells = [
      '--set',
      'document_price=350.50',
      '--set',
      'bond=2%',
      '--set',
      'categories=Furniture',
      '--set',
      'type=sale',
    ];
    await tender('edit', mine, ...cells, '--reason', 'a call from the buyer');
    const { tender: shown, events } = await runForJson(world(), 'tender', 'show', String(mine));
    expect(shown).toMatchObject({ documentPrice: 35_050, bond: null, bondPercent: 2, categoryIds: [5], type: 'sale' });
    expect(events).toMatchObject([{ kind: 'corrected', operator: 'tester', reason: 'a call from the buyer' }]);
    expect(await refusal('edit', mine, '--set', 'categories=Furnitur')).toMatch(/did you mean "Furniture"\?$/);
    expect(await refusal('edit', mine)).toBe('Name what to change with --set or --company.');
    expect(await actionsOf(world(), 'tender edit')).not.toEqual([]);
  });

  it('correct a mistyped deadline, to an earlier day too', async () => {
    const said = await tender('edit', mine, '--set', 'closes_at=2026-12-01 10:00', '--set', 'document_price=350');
    expect(said).toEqual([`Corrected tender ${mine}: document_price, closes_at.`]);
    const { tender: shown, events } = await runForJson(world(), 'tender', 'show', String(mine));
    expect(shown).toMatchObject({ closesAt: '2026-12-01T07:00:00.000Z', deadlineWorking: { rule: 'printed-date' } });
    expect(events).toMatchObject([{ kind: 'corrected' }]);
    expect(await refusal('edit', mine, '--set', 'closes_at=2020-01-01')).toContain(
      'cannot be the deadline: the tender closes before it was printed.',
    );
    expect(await refusal('edit', mine, '--set', 'closes_at=soon')).toContain('is not a date');
  });

  it('report a change by column names and in the time of Addis Ababa', async () => {
    await tender('edit', mine, '--set', 'document_price=350');
    await tender('extend', mine, '--until', '2026-12-30 10:00');
    const shown = (await tender('show', mine)).join('\n');
    expect(shown).toContain('document_price: – → 350.00');
    expect(shown).toContain('closes_at: 2026-12-10 10:00 → 2026-12-30 10:00');
    expect(shown).not.toMatch(/closesAt|T07:00|sourceId/);
    const other = await store();
    await tender('merge', mine, '--with', other);
    expect((await tender('show', other))[0]).toBe(`Tender ${other} was merged into ${mine}.`);
  });

  it('extend a tender, but never into the past or to an earlier day', async () => {
    await tender('extend', mine, '--until', '2026-12-30 10:00');
    const { data } = await world().call('getTender', {
      params: { tenderId: mine },
      token: await world().tokenOf('active'),
    });
    expect(data).toMatchObject({ bid_close_date: '2026-12-30T07:00:00.000Z', status: 1, updates: 1 });
    expect(await refusal('extend', mine, '--until', '2026-12-20')).toContain('already closes later than 2026-12-20.');
    expect(await refusal('extend', mine, '--until', '2026-11-01')).toBe('2026-11-01 is in the past.');
    expect(await refusal('extend', 999_999, '--until', '2026-12-20')).toBe('There is no tender 999999.');
  });

  it('say that an extension removed the old opening of bids', async () => {
    await tender('edit', mine, '--set', 'opens_at=2026-12-12 10:30');
    expect(await tender('extend', mine, '--until', '2026-12-30 10:00')).toEqual([
      `Tender ${mine} now closes on 2026-12-30 10:00. The opening of bids on 2026-12-12 10:30 was removed; state the new one with "tender edit ${mine} --set opens_at=…".`,
    ]);
  });

  it('cancel a tender only once', async () => {
    await tender('cancel', mine);
    expect(await refusal('cancel', mine)).toBe(`Tender ${mine} is already cancelled.`);
    expect(await refusal('extend', mine, '--until', '2026-12-30')).toBe(`Tender ${mine} is cancelled.`);
  });

  it('withdraw and restore a tender', async () => {
    await tender('withdraw', mine, '--reason', 'no tender at all');
    expect((await world().refusal('getTender', { params: { tenderId: mine } })).status).toBe(404);
    expect((await runForJson(world(), 'tender', 'find', `H/${mine}`))[0]).toMatchObject({ state: 'withdrawn' });
    expect(await tender('show', mine)).toContain(`Tender ${mine} is withdrawn.`);
    await tender('restore', mine);
    await world().call('getTender', { params: { tenderId: mine } });
    expect(await refusal('restore', mine)).toBe(`Tender ${mine} is not withdrawn.`);
  });

  it('merge a tender with another, but not with itself', async () => {
    const other = await store();
    await tender('merge', mine, '--with', other);
    expect((await world().call('getTender', { params: { tenderId: other } })).data.id).toBe(mine);
    expect(await runForJson(world(), 'tender', 'find', String(other))).toMatchObject([
      { state: `merged into ${mine}` },
    ]);
    expect(await refusal('merge', mine, '--with', mine)).toBe('A tender cannot be merged with itself.');
    expect(await refusal('restore', other)).toContain('was merged into another');
    expect(await refusal('cancel', other)).toBe(`Tender ${other} was merged into ${mine}.`);
    expect((await runForJson(world(), 'tender', 'show', `H/${other}`)).tender.id).toBe(mine);
  });

  it('say that a deadline is estimated', async () => {
    const closes = async (id: number) => (await tender('show', id)).find((each) => each.startsWith('closes '));
    const estimated = await store({ deadlineWorking: { confidence: 'estimated' } });
    expect(await closes(estimated)).toMatch(/ 2026-12-10 10:00 \(estimated\)$/);
    expect(await closes(mine)).toMatch(/ 2026-12-10 10:00$/);
  });

  it('change nothing in a dry run', async () => {
    expect(await tender('withdraw', mine, '--dry-run')).toContain('This was a dry run: nothing has changed.');
    await world().call('getTender', { params: { tenderId: mine } });
  });
});
