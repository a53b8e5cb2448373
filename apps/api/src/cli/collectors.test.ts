import { afterAll, beforeAll, expect, it } from 'vitest';
import { onOneDatabase } from '../testing/on-databases.ts';
import { actionsOf, run, runForJson } from '../testing/operator.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { type Site, startSite } from '../testing/web-site.ts';

const { fileOf } = temporaryFolder();

onOneDatabase('the collector commands', (world) => {
  let site: Site;
  const defaults = { language: 'english', company: 'Roads Administration', categories: 'spare-parts-tyres' };
  const fields = { title: 'name', content: 'name', closes_at: 'closes' };
  const write = (change: object = {}) =>
    fileOf(
      'collector.json',
      JSON.stringify({
        source: 'addis-zemen',
        kind: 'json',
        every: '30m',
        config: { address: `${site.url}/tenders`, key: 'id', fields },
        defaults,
        ...change,
      }),
    );
  const tenders = (closes = '2026-12-20 10:00') =>
    site.put('/tenders', {
      body: JSON.stringify([
        { id: 'cli-1', name: 'Supply of tyres', closes: '2026-12-20 10:00' },
        { id: 'cli-2', name: 'Supply of batteries', closes },
      ]),
    });
  beforeAll(async () => {
    site = await startSite();
    site.put('/robots.txt', { body: 'User-agent: *\nCrawl-delay: 0' });
  });
  afterAll(() => site.stop());

  it('try, add, run, pause and resume a collector', async () => {
    tenders();
    const file = write();
    const tried = await runForJson(world(), 'collector', 'try', file);
    expect(tried).toMatchObject([
      { key: 'cli-1', title: 'Supply of tyres', buyer: 'Roads Administration', problem: null },
      { key: 'cli-2' },
    ]);
    expect(await runForJson(world(), 'collector', 'list')).toEqual([]);
    expect(await run(world(), 'collector', 'add', 'roads', file, '--dry-run')).toContain(
      'This was a dry run: nothing has changed.',
    );
    await run(world(), 'collector', 'add', 'roads', file);
    await expect(run(world(), 'collector', 'add', 'roads', file)).rejects.toThrow('already');
    const report = await runForJson(world(), 'collector', 'run', 'roads');
    expect(report).toMatchObject({ state: 'complete', counts: { found: 2, new: 2 } });
    expect(await runForJson(world(), 'collector', 'runs', 'roads')).toMatchObject([
      { state: 'complete', new: 2, why: null },
    ]);
    expect(await runForJson(world(), 'collector', 'list')).toMatchObject([
      { name: 'roads', source: 'addis-zemen', every: '30m', state: 'complete', found: 2, alarm: null },
    ]);
    await run(world(), 'collector', 'pause', 'roads');
    await expect(run(world(), 'collector', 'pause', 'roads')).rejects.toThrow('is already paused');
    expect(await runForJson(world(), 'collector', 'list')).toMatchObject([{ state: 'paused' }]);
    await run(world(), 'collector', 'resume', 'roads');
    expect(await actionsOf(world(), 'collector add')).toHaveLength(1);
    expect(await actionsOf(world(), 'collector run')).toHaveLength(1);
    for (const command of ['collector pause', 'collector resume'])
      expect(await actionsOf(world(), command), command).toHaveLength(1);
  });

  it('print a configuration that can be added again', async () => {
    const shown = await runForJson(world(), 'collector', 'show', 'roads');
    expect(shown).toMatchObject({ source: 'addis-zemen', kind: 'json', every: '30m', hosts: [site.host], defaults });
  });

  it('show, replay and dismiss items of the quarantine', async () => {
    tenders('2026-02-31');
    await run(world(), 'collector', 'run', 'roads');
    const [waiting] = await runForJson(world(), 'quarantine', 'list', '--collector', 'roads');
    expect(waiting).toMatchObject({ notice: 'cli-2', reason: 'wrong-fields' });
    const shown = await run(world(), 'quarantine', 'show', String(waiting.id));
    expect(shown.join('\n')).toContain('2026-02-31');
    expect(await run(world(), 'quarantine', 'replay', String(waiting.id))).toContain(
      'Read 1 entry again: 0 new, 0 changed, 1 still in quarantine.',
    );
    const mended = write({
      config: { address: `${site.url}/tenders`, key: 'id', fields: { title: 'name', content: 'name' } },
    });
    await run(world(), 'collector', 'edit', 'roads', mended);
    const [said] = await run(world(), 'quarantine', 'replay', '--reason', 'wrong-fields');
    expect(said).toMatch(/^Read 1 entry again: 0 new, \d changed, 0 still/);
    expect(await runForJson(world(), 'quarantine', 'list')).toEqual([]);
    site.put('/tenders', { body: '[null]' });
    await run(world(), 'collector', 'run', 'roads');
    const [odd] = await runForJson(world(), 'quarantine', 'list');
    await run(world(), 'quarantine', 'dismiss', String(odd.id), '--because', 'a test of theirs');
    expect(await runForJson(world(), 'quarantine', 'list')).toEqual([]);
    expect(await actionsOf(world(), 'quarantine dismiss')).toMatchObject([
      { details: { because: 'a test of theirs' } },
    ]);
    expect(await actionsOf(world(), 'collector edit')).toHaveLength(1);
    expect(await actionsOf(world(), 'quarantine replay')).toHaveLength(2);
  });

  it.each([
    [{ kind: 'gopher' }, '"kind" must be one of'],
    [{ every: 'often' }, '"every" must be a time such as 30m'],
    [{ source: 'nowhere' }, '"source" "nowhere" is not a known source'],
    [{ surprise: 1 }, '"surprise" is not a known field'],
    [{ config: { address: 'ftp://x', fields } }, '"address" must be an http or https address'],
    [{ expect: { fill: { closesAt: 2 } } }, '"closesAt" must be a number from 0 to 1'],
  ])('refuse the configuration %j', async (change, said) => {
    await expect(run(world(), 'collector', 'add', 'wrong', write(change))).rejects.toThrow(said);
    await expect(run(world(), 'collector', 'try', write(change))).rejects.toThrow(said);
  });

  it('name in a trial the document that cannot be read', async () => {
    site.put('/tenders', { body: '<p>Sorry</p>' });
    expect(await runForJson(world(), 'collector', 'try', write())).toMatchObject([
      { key: `${site.url}/tenders`, title: null, problem: expect.any(String) },
    ]);
  });

  it('say why a trial of an unreachable site failed', async () => {
    const file = write({ config: { address: `${site.url}/nothing`, fields } });
    await expect(run(world(), 'collector', 'try', file)).rejects.toThrow('/nothing was not found: 404.');
    await expect(run(world(), 'collector', 'try', 'nobody')).rejects.toThrow('There is no collector "nobody"');
  });
});
