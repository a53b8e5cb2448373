import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signUp } from '../testing/people.ts';
import { onEveryDatabase, type World } from '../testing/world.ts';
import { UsageError } from './operation.ts';
import { createProgram } from './program.ts';

/** Runs a command as it is typed, and gives back what it says. */
async function run({ db, clock }: World, ...args: string[]): Promise<string[]> {
  const said: string[] = [];
  const program = createProgram((work) =>
    work({
      db,
      now: () => clock.now,
      webUrl: 'https://awaj.test',
      say: (line) => said.push(line),
      async record(trx, command, details) {
        const row = { command, operator: 'tester', details: JSON.stringify(details), done_at: clock.now };
        await trx.insertInto('operator_actions').values(row).execute();
      },
    }),
  );
  for (const command of [program, ...program.commands]) command.exitOverride().configureOutput({ writeErr: () => {} });
  await program.parseAsync(args, { from: 'user' });
  return said;
}

const actionsOf = ({ db }: World, command: string) =>
  db.selectFrom('operator_actions').select(['operator', 'details']).where('command', '=', command).execute();

onEveryDatabase('the operator', (world) => {
  describe('and users', () => users(world));
  describe('and companies', () => companies(world));
  describe('and a file of notices', () => notices(world));
  describe('and payments by bank', () => transfers(world));
  describe('and links', () => links(world));
  it('finds help for every command', () => {
    const program = createProgram(async () => {});
    for (const command of program.commands) {
      expect(command.description()).not.toBe('');
      expect(command.helpInformation()).toContain('Usage: pnpm api');
    }
  });
  it('is told what a wrong command is', async () => {
    await expect(run(world(), 'nonsense')).rejects.toThrow("unknown command 'nonsense'");
    await expect(run(world(), 'seed')).rejects.toThrow('There are tenders in this database already');
  });
});

function users(world: () => World): void {
  it('disables one, who is out at once and stays out until enabled', async () => {
    const { phone, token, email, password } = await signUp(world());
    await run(world(), 'disable-user', phone);
    expect(await world().refusal('getUserInfo', { token })).toMatchObject({ status: 401 });
    const body = { username: email, password };
    expect(await world().refusal('logIn', { body })).toMatchObject({ status: 422 });
    await run(world(), 'disable-user', email, '--enable');
    await world().call('logIn', { body });
    expect(await actionsOf(world(), 'disable-user')).toHaveLength(2);
  });

  it('changes nothing in a dry run, and says so', async () => {
    const { email, token } = await signUp(world());
    const said = await run(world(), 'delete-user', email, '--dry-run');
    expect(said.at(-1)).toBe('This was a dry run: nothing has changed.');
    await world().call('getUserInfo', { token });
    expect(await actionsOf(world(), 'delete-user')).toEqual([]);
  });

  it('gets everything there is about one, but no secret', async () => {
    const { email, phone, token } = await signUp(world());
    await world().call('saveTender', { params: { id: 1 }, body: { to: 1 }, token });
    const [json = ''] = await run(world(), 'export-user', email);
    const data = JSON.parse(json);
    expect(data.user).toMatchObject({ email, phone: phone.replace(/^0/, '+251') });
    expect(data.saved_tenders).toMatchObject([{ tender_id: 1 }]);
    expect(data.invoices).toHaveLength(1);
    expect(json).not.toMatch(/password|argon2|sealed/);
  });

  it('deletes one, and keeps the invoice without a name', async () => {
    const { email, phone, invoiceNumber, token } = await signUp(world());
    await run(world(), 'delete-user', phone);
    expect(await world().refusal('getUserInfo', { token })).toMatchObject({ status: 401 });
    await expect(run(world(), 'export-user', email)).rejects.toThrow(UsageError);
    const invoices = world().db.selectFrom('invoices').select('user_id').where('invoice_number', '=', invoiceNumber);
    expect(await invoices.executeTakeFirst()).toEqual({ user_id: null });
  });
}

function companies(world: () => World): void {
  it('are featured and no longer featured', async () => {
    const featured = async () => (await world().call('listFeaturedCompanies')).map(({ id }) => id);
    await run(world(), 'feature-company', '30');
    expect(await featured()).toContain(30);
    await run(world(), 'feature-company', '30', '--remove');
    expect(await featured()).not.toContain(30);
    await expect(run(world(), 'feature-company', '999')).rejects.toThrow('There is no company 999.');
    await expect(run(world(), 'feature-company', 'x')).rejects.toThrow('"x" is not an id.');
  });
}

function notices(world: () => World): void {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'awaj-import-'));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  async function writeFile(name: string): Promise<string> {
    const nameOf = async (table: 'languages' | 'regions' | 'categories' | 'sources') =>
      (await world().db.selectFrom(table).select('slug').executeTakeFirstOrThrow()).slug;
    const company = await world().db.selectFrom('companies').select('name_en').executeTakeFirstOrThrow();
    const notice = {
      title: `Supply of ${name}`,
      content: '<p onclick="x()">Bids<script>alert(1)</script></p>',
      snippet: 'Bids',
      language: await nameOf('languages'),
      company: company.name_en,
      categories: [await nameOf('categories')],
      regions: [await nameOf('regions')],
      sources: [{ source: await nameOf('sources'), published_on: '2026-11-19' }],
      posted_at: '2026-11-20T09:00:00Z',
      closes_at: '2026-12-20T09:00:00Z',
      document_price: 200.5,
    };
    const lines = [
      JSON.stringify(notice),
      '{broken',
      JSON.stringify({ ...notice, company: 'Nobody' }),
      JSON.stringify({ ...notice, posted_at: 'yesterday' }),
      '',
      JSON.stringify({ ...notice, title: `Maintenance of ${name}` }),
    ];
    const file = join(folder, `${name}.jsonl`);
    writeFileSync(file, lines.join('\n'));
    return file;
  }

  it('adds the lines that hold up and names the others', async () => {
    const file = await writeFile('zeppelins');
    const said = await run(world(), 'import', file);
    process.exitCode = 0;
    expect(said).toEqual([
      'line 2: is not JSON',
      'line 3: there is no company "Nobody"',
      'line 4: notice/posted_at must match format "date-time"',
      '2 tenders added, 3 lines left out.',
    ]);
    const token = await world().tokenOf('active');
    const { tenders } = await world().call('searchTenders', { query: { title: 'zeppelins' } });
    expect(tenders.data).toHaveLength(2);
    const { data } = await world().call('getTender', { params: { tenderId: tenders.data[0]?.id ?? 0 }, token });
    expect([data.content, data.bid_doc_price]).toEqual(['<p>Bids</p>', '200.50']);
  });

  it('leaves no trace of a dry run', async () => {
    await run(world(), 'import', await writeFile('airships'), '--dry-run');
    process.exitCode = 0;
    const { tenders } = await world().call('searchTenders', { query: { title: 'airships' } });
    expect(tenders.data).toEqual([]);
    await expect(run(world(), 'import', join(folder, 'missing'))).rejects.toThrow('There is no file');
  });
}

function transfers(world: () => World): void {
  it('enters one, and the subscription begins; a second time is refused', async () => {
    const { token, invoiceNumber } = await signUp(world());
    const said = await run(world(), 'mark-paid', invoiceNumber, '--reference', 'FT1');
    expect(said).toEqual([`${invoiceNumber} is paid: ETB 2,360.00 by bank transfer.`]);
    expect(await world().call('getUserInfo', { token })).toMatchObject({ is_active: true });
    expect(await actionsOf(world(), 'mark-paid')).toEqual([
      { operator: 'tester', details: { invoiceNumber, reference: 'FT1', amount: 236_000 } },
    ]);
    const again = run(world(), 'mark-paid', invoiceNumber, '--reference', 'FT1');
    await expect(again).rejects.toThrow('has been entered before');
  });

  it('leaves an invoice as it is in a dry run', async () => {
    const { token, invoiceNumber } = await signUp(world());
    await run(world(), 'mark-paid', invoiceNumber, '--reference', 'FT2', '--dry-run');
    expect(await world().call('getUserInfo', { token })).toMatchObject({ is_active: false });
  });
}

function links(world: () => World): void {
  const idIn = (said: readonly string[]): string => said[0]?.replace(/^.*\//, '') ?? '';

  it('makes one to a trial', async () => {
    const said = await run(world(), 'trial-link', '--name', 'ሳራ ኃይሌ', '--phone', '0945000001');
    expect(said[0]).toMatch(/^https:\/\/awaj\.test\/trial\/[\w-]{22}$/);
    const { token } = await world().call('startTrial', { params: { freeId: idIn(said) } });
    expect(await world().call('getUserInfo', { token })).toMatchObject({ name: 'ሳራ ኃይሌ', is_active: true });
    const actions = JSON.stringify(await actionsOf(world(), 'trial-link'));
    expect(actions).not.toContain(idIn(said));
  });

  it('makes one to a discount on some plans', async () => {
    const owner = ['--name', 'Sara', '--phone', '0945000002', '--days', '2'];
    const said = await run(world(), 'discount-link', ...owner, '--off', '3:500', '--off', '1:99.50');
    const offer = await world().call('listDiscountPlans', { params: { discountId: idIn(said) } });
    expect(offer).toMatchObject({
      time_left: '48:00:00',
      plans: [
        { id: 1, discount: 99.5 },
        { id: 3, discount: 500 },
      ],
    });
  });

  it.each(['3:2360', '3:0', '4:10', '3', 'x:y', '3:-5'])('takes %j for no discount', async (off) => {
    const owner = ['--name', 'Sara', '--phone', '0945000003'];
    await expect(run(world(), 'discount-link', ...owner, '--off', off)).rejects.toThrow('3:500');
  });
}
