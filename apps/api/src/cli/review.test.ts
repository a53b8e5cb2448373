import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { addCollector, collectingOn, runNow } from '../testing/collecting.ts';
import { onOneDatabase } from '../testing/on-databases.ts';
import { actionsOf, run, runForJson } from '../testing/operator.ts';
import { printedTender } from '../testing/printed-tender.ts';
import { type Site, startSite } from '../testing/web-site.ts';
import { reviewAtTerminal } from './review-terminal.ts';

onOneDatabase('an item of the review', (world) => {
  let site: Site;
  let round = 0;
  let printed: ReturnType<typeof printedTender>;
  beforeAll(async () => {
    site = await startSite();
  });
  afterAll(() => site.stop());
  beforeEach(() => {
    round += 1;
    printed = printedTender(world(), round);
  });

  const list = (): Promise<{ id: string; kind: string; title: string; why: string; tender: number }[]> =>
    runForJson(world(), 'review', 'list');
  const theOnly = async (kind: string) => {
    const found = (await list()).filter((each) => each.kind === kind);
    expect(found).toHaveLength(1);
    return found[0]?.id ?? '';
  };

  /** Prints the same text in one source under two numbers. */
  async function printTwice() {
    await settleAll();
    await printed.publish(
      printed.english('desktop computers'),
      printed.english('desktop computers', { external_key: printed.keyOf('twice') }),
    );
    return theOnly('duplicate');
  }

  /** Settles the items of earlier tests. */
  const settleAll = async () => {
    for (const { id, kind } of await list())
      if (kind === 'duplicate') await run(world(), 'review', 'decide', id, 'not-same');
  };

  /** Collects notices from a site, one for each text. */
  async function collect(...texts: string[]) {
    const items = texts.map((text, at) => ({ id: `waits-${round}-${at}`, text, name: `Tyres ${round}-${at}` }));
    site.put('/notices', { body: JSON.stringify(items) });
    const id = await addCollector(world().db, `waiting-${round}`, {
      kind: 'json',
      hosts: [site.host],
      config: {
        address: `${site.url}/notices`,
        key: 'id',
        fields: { text: 'text', title: 'name' },
        defaults: { company: 'Jimma University', categories: 'ict', language: 'english' },
      },
    });
    return runNow(collectingOn(world().db), id);
  }

  it('shows both texts with what was read in them, and the reasons', async () => {
    const id = await printTwice();
    const shown = await runForJson(world(), 'review', 'show', id);
    expect(shown).toMatchObject({ id, kind: 'duplicate', evidence: { score: expect.any(Number) } });
    expect(shown.notice.text).toMatch(new RegExp(`\\[\\d: .*${printed.day} December 2026 at 10:00 a.m.*\\]`));
    expect(shown.other.fields).toContainEqual(expect.objectContaining({ name: 'bond_birr', value: 20_000 }));
    const text = (await run(world(), 'review', 'show', id)).join('\n');
    expect(text).toContain('│ [1] buyer: Jimma University');
    expect(text).toContain('Evidence for and against');
    await run(world(), 'review', 'decide', id, 'same');
  });

  it('is closed by the decision “the same”', async () => {
    const id = await printTwice();
    await expect(run(world(), 'review', 'decide', id, 'right')).rejects.toThrow('must be one of: same, not-same');
    await run(world(), 'review', 'decide', id, 'same', '--dry-run');
    expect(await theOnly('duplicate')).toBe(id);
    await run(world(), 'review', 'decide', id, 'same');
    await printed.theTender('english', 'twice');
    expect(await list()).toEqual([]);
    await expect(run(world(), 'review', 'decide', id, 'same')).rejects.toThrow(`There is no open case "${id}"`);
    const details = (await actionsOf(world(), 'review decide')).map((action) => action.details);
    expect(details).toContainEqual({ id, choice: 'same' });
  });

  it('is never repeated after the decision “not the same”', async () => {
    const id = await printTwice();
    await run(world(), 'review', 'decide', id, 'not-same');
    expect(await list()).toEqual([]);
    await printed.publish(
      printed.english('desktop computers', { external_key: printed.keyOf('twice'), snippet: 'Anew' }),
    );
    expect(await printed.tendersOf('english', 'twice')).toHaveLength(2);
    expect(await list()).toEqual([]);
  });

  it('can be an uncertain deadline, until somebody confirms it', async () => {
    const text =
      'Jimma University invites bidders for the supply of tyres. Offers are opened in the presence of bidders.';
    await collect(
      text,
      `${text} The bid closes on ${printed.day} December 2026 at 10:00 a.m. in the office of tenders.`,
    );
    const id = await theOnly('reading');
    expect((await runForJson(world(), 'review', 'show', id)).notice.text).toContain('supply of tyres');
    await run(world(), 'review', 'decide', id, 'right');
    expect((await list()).filter(({ kind }) => kind === 'reading')).toEqual([]);
  });

  it('can be a later notice without a tender, until somebody names the tender or rules one out', async () => {
    await printed.publish(printed.english('vehicles'));
    const { id: tender } = await printed.theTender('english');
    const text =
      'Extension notice. Gonder Textile Factory has extended the closing date of its tender for spare parts to 24 December 2026 at 10:00 a.m.';
    await collect(text);
    const id = await theOnly('lost');
    expect((await runForJson(world(), 'review', 'show', id)).raw).toContain('Extension notice');
    await expect(run(world(), 'review', 'decide', id, 'same')).rejects.toThrow('--tender');
    await run(world(), 'review', 'decide', id, 'same', '--tender', String(tender));
    expect((await printed.theTender('english')).closesAt).toEqual(new Date('2026-12-24T10:00:00+03:00'));
    expect((await list()).filter(({ kind }) => kind === 'lost')).toEqual([]);
  });

  it('can be decided at a terminal with one key', async () => {
    await printTwice();
    const said: string[] = [];
    const keys = ['x', 'e', 's'];
    await reviewAtTerminal({
      run: (...args) => run(world(), ...args),
      say: (line) => void said.push(line),
      readKey: async () => keys.shift() ?? 'q',
      readLine: async () => 'reference_number=JU/77',
    });
    expect(keys).toEqual([]);
    expect(said.join('\n')).toContain('s same   n not the same   e edit   k skip   q quit');
    expect(said.join('\n')).toMatch(/Corrected tender \d+: reference_number\./);
    expect(said.at(-1)).toBe('There are no open cases.');
    await printed.theTender('english', 'twice');
  });

  it('stays unchanged at a terminal after skipping or quitting', async () => {
    const id = await printTwice();
    const said: string[] = [];
    const terminal = (key: string) => ({
      run: (...args: string[]) => run(world(), ...args),
      say: (line: string) => void said.push(line),
      readKey: async () => key,
      readLine: async () => '',
    });
    await reviewAtTerminal(terminal('k'));
    expect(said.at(-1)).toBe('No more cases.');
    await reviewAtTerminal(terminal('q'));
    expect(await theOnly('duplicate')).toBe(id);
  });
});
