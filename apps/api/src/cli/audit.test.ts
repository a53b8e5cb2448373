import type { Command } from 'commander';
import { expect, it } from 'vitest';
import { storeTenders } from '../modules/catalog/tenders/records/tenders.writer.ts';
import { createNotice } from '../testing/notice.ts';
import { onOneDatabase } from '../testing/on-databases.ts';
import { run, runForJson } from '../testing/operator.ts';
import { letIn } from '../testing/payments.ts';
import { signUp } from '../testing/people.ts';
import { seededAt } from '../testing/seeded.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import type { World } from '../testing/world.ts';
import { createProgram } from './program.ts';

const { fileOf } = temporaryFolder();

/** The arguments of a command, or a function that prepares the world and returns them. */
type Typed = readonly string[] | ((world: World) => Promise<readonly string[]>);

const first = 730_000;
const tender = String(first);
const other = String(first + 1);

async function makeTenders({ db }: World): Promise<readonly string[]> {
  const notices = [first, first + 1, first + 2].map((id) =>
    createNotice(id, { title: `Ploughs ${id}`, closesAt: new Date('2026-12-10T07:00:00Z') }),
  );
  await storeTenders(db, notices, seededAt);
  return [tender, '--set', 'document_price=350'];
}

const notice = (change: object): string =>
  `${JSON.stringify({
    source: 'Addis Zemen',
    published_on: '2026-11-19',
    company: 'Plough Works',
    reference_number: 'PLOUGH/1',
    ...change,
  })}\n`;

const wholeNotice = { title: 'Ploughs', content: 'Bids for ploughs.', language: 'English', categories: 'Furniture' };

const newest = async (
  { db }: World,
  table: 'import_batches' | 'notices' | 'campaign_links' | 'payment_reviews' | 'merge_decisions',
) => String((await db.selectFrom(table).select('id').orderBy('id', 'desc').executeTakeFirstOrThrow()).id);

/** Every command that changes something. A command may use what the ones before it have created. */
const typed: readonly (readonly [command: string, typed: Typed])[] = [
  ['setup', []],
  ['holiday add', ['2027-03-10', 'ploughing-day', '--name', 'Ploughing Day']],
  ['holiday move', ['ploughing-day', '2027-03-10', '2027-03-11']],
  ['holiday remove', ['2027-03-11', 'ploughing-day']],
  ['import', async () => [fileOf('audit.jsonl', notice(wholeNotice))]],
  ['alerts send', []],
  ['undo-import', async (world) => [await newest(world, 'import_batches')]],
  ['tender edit', makeTenders],
  ['tender extend', [tender, '--until', '2026-12-30']],
  ['tender cancel', [tender]],
  ['tender withdraw', [tender]],
  ['tender restore', [tender]],
  ['tender merge', [tender, '--with', other]],
  [
    'tender split',
    async (world) => {
      const two = notice(wholeNotice) + notice({ ...wholeNotice, kind: 'corrigendum', published_on: '2026-11-20' });
      await run(world, 'import', fileOf('two.jsonl', two.replaceAll('PLOUGH/1', 'PLOUGH/2')));
      const id = await newest(world, 'notices');
      const row = world.db.selectFrom('notices').select('tender_id').where('id', '=', Number(id));
      return [String((await row.executeTakeFirstOrThrow()).tender_id), '--notice', id];
    },
  ],
  [
    'review decide',
    async (world) => {
      // The same text with one number would be one tender without a doubt.
      const one = { ...wholeNotice, reference_number: '', closes_at: '2026-12-10 10:00' };
      const twice = [notice({ ...one, external_key: 'one' }), notice({ ...one, external_key: 'other' })];
      await run(world, 'import', fileOf('twice.jsonl', twice.join('')));
      return [`d${await newest(world, 'merge_decisions')}`, 'same'];
    },
  ],
  ['company add', ['--name', 'Audited Ploughs']],
  ['company edit', ['Audited Ploughs', '--address', 'Adama']],
  ['company confirm', ['Plough Works']],
  ['company feature', ['Audited Ploughs']],
  ['company merge', ['Audited Ploughs', '--with', 'Plough Works']],
  ['source add', ['--name', 'Audited Weekly', '--kind', 'newspaper']],
  ['source rename', ['audited-weekly', '--name', 'Audited Daily']],
  ['category add', ['--name', 'Audited Goods']],
  ['category rename', ['audited-goods', '--name', 'Audited Things']],
  ['region add', ['--name', 'Audited Region']],
  ['region rename', ['audited-region', '--name', 'Audited Place']],
  ['synonym add', ['plough', 'plough', 'am=ማረሻ']],
  ['synonym remove', ['ማረሻ']],
  [
    'bid-document add',
    async () => [
      ...[fileOf('audit.pdf', '%PDF-1.7 one'), '--company', '1', '--title', 'Terms'],
      ...['--reference', 'AUDIT/1', '--price', '150'],
    ],
  ],
  [
    'bid-document edit',
    async ({ db }) => {
      const row = db.selectFrom('bid_documents').select('id').where('reference_number', '=', 'AUDIT/1');
      return [String((await row.executeTakeFirstOrThrow()).id), '--price', '0'];
    },
  ],
  ['mark-paid', async (world) => [(await signUp(world)).invoiceNumber, '--amount', '2360', '--reference', 'AUDIT 1']],
  [
    'user refund',
    async ({ db }) => {
      const row = db.selectFrom('invoices').select('invoice_number').where('paid_at', 'is not', null);
      const { invoice_number: number } = await row.orderBy('id', 'desc').executeTakeFirstOrThrow();
      return [number, '--reference', 'AUDIT OUT', '--amount', '10'];
    },
  ],
  [
    'review-payment',
    async (world) => {
      const { invoiceNumber } = await signUp(world);
      await run(world, 'mark-paid', invoiceNumber, '--amount', '100', '--reference', 'AUDIT 2');
      return [await newest(world, 'payment_reviews'), 'dismiss'];
    },
  ],
  ['user extend', async (world) => [String((await letIn(world)).userId), '--days', '3', '--reason', 'audit']],
  ['user cancel', async (world) => [await withDays(world), '--reason', 'audit']],
  ['user disable', async (world) => [(await signUp(world)).phone]],
  ['user delete', async (world) => [(await signUp(world)).phone]],
  ['bank add', ['Bank of Audits', '--account', '1000123456', '--holder', 'Awaj PLC']],
  ['bank edit', ['Bank of Audits', '--account', '1000123457']],
  ['bank remove', ['Bank of Audits']],
  ['plan price', ['1', '990', '--from', '2027-01-01']],
  ['trial-link', ['--name', 'Sara', '--phone', '0911000077']],
  ['discount-link', ['--name', 'Sara', '--phone', '0911000078', '--off', '3:500']],
  ['link withdraw', async (world) => [await newest(world, 'campaign_links')]],
];

async function withDays(world: World): Promise<string> {
  const id = String((await letIn(world)).userId);
  await run(world, 'user', 'extend', id, '--days', '3', '--reason', 'audit');
  return id;
}

/**
 * These are tested elsewhere: `user-messages.test.ts` has a failed message, `collectors.test.ts` and `reread.test.ts`
 * have a site.
 */
const elsewhere = [
  'user resend',
  'collector add',
  'collector edit',
  'collector pause',
  'collector resume',
  'quarantine dismiss',
  'quarantine replay',
  'reread',
];

function* changing(command: Command, words: readonly string[] = []): Generator<string> {
  for (const inner of command.createHelp().visibleCommands(command)) {
    const way = [...words, inner.name()];
    if (inner.commands.length > 0) yield* changing(inner, way);
    else if (inner.options.some(({ long }) => long === '--dry-run')) yield way.join(' ');
  }
}

it('every command that changes something is tested in this file', () => {
  const program = createProgram(async () => {}, { say: () => {}, pathOf: (file) => file });
  const named = [...typed.map(([command]) => command), ...elsewhere];
  expect([...changing(program)].toSorted()).toEqual(named.toSorted());
});

onOneDatabase('every change by an operator', (world) => {
  const actions = async () =>
    Number(
      (
        await world()
          .db.selectFrom('operator_actions')
          .select(({ fn }) => fn.countAll().as('n'))
          .executeTakeFirst()
      )?.n,
    );

  it.each(typed)('through "%s" is recorded with its operator, and its dry run is not', async (command, args) => {
    const words = [...command.split(' '), ...(typeof args === 'function' ? await args(world()) : args)];
    const before = await actions();
    const tried = await runForJson(world(), ...words, '--dry-run');
    expect(await actions()).toBe(before);
    if (command !== 'import') expect(tried).toMatchObject({ dryRun: true, done: [{ details: expect.any(Object) }] });
    expect((await run(world(), ...words)).join('\n')).not.toContain('dry run');
    expect(await actions()).toBe(before + 1);
  });
});
