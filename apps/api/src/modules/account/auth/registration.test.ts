import { hourMs } from '@awaj/domain/duration';
import { describe, expect, it } from 'vitest';
import { moveOn } from '../../../testing/clock.ts';
import { onEveryDatabase, onOneDatabase } from '../../../testing/on-databases.ts';
import { createRegistration, inFull, signUp } from '../../../testing/people.ts';
import { beginRound, rounds } from '../../../testing/rounds.ts';
import type { World } from '../../../testing/world.ts';

onOneDatabase('registration', (world) => {
  describe('of somebody new', () => somebodyNew(world));
  describe('with a mistake', () => mistakes(world));
  describe('of very many', () => veryMany(world));
});

onEveryDatabase('registration of many at once', (world) => {
  it('with one phone in any spelling creates one user and one invoice', rounds, async () => {
    beginRound(world());
    const { db, send } = world();
    const { phone } = createRegistration();
    const forms = [phone, inFull(phone), `${phone.slice(0, 4)} ${phone.slice(4, 7)} ${phone.slice(7)}`];
    const bodies = Array.from({ length: 51 }, (_, index) => createRegistration({ phone: forms[index % 3] ?? '' }));
    const answers = await Promise.all(bodies.map((body) => send('register', { body })));
    const refused = answers.filter(({ statusCode }) => statusCode === 422);
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect(refused).toHaveLength(50);
    for (const answer of refused) expect(answer.json().errors).toHaveProperty('phone');
    const users = await db.selectFrom('users').select('id').where('phone', '=', inFull(phone)).execute();
    expect(users).toHaveLength(1);
    const invoices = db
      .selectFrom('invoices')
      .select('id')
      .where('user_id', '=', users[0]?.id ?? 0);
    expect(await invoices.execute()).toHaveLength(1);
  });
});

function somebodyNew(world: () => World): void {
  it.each([
    [1, 980],
    [2, 1480],
    [3, 2360],
  ] as const)('to plan %i asks for %i birr and signs in', async (plan_id, amount) => {
    const receipt = await world().call('register', { body: createRegistration({ plan_id }) });
    expect(receipt.amount).toBe(amount);
    expect(receipt.invoice_number).toMatch(/^AWJ-2026-\d{6}$/);
    await world().call('searchTenders', { token: receipt.token });
  });

  it('is for a year when no plan was chosen', async () => {
    const { amount } = await world().call('register', { body: createRegistration() });
    expect(amount).toBe(2360);
  });

  it('allows a login with either contact', async () => {
    const { phone, email, password } = await signUp(world());
    for (const username of [phone, email, inFull(phone)])
      expect(await world().call('logIn', { body: { username, password } })).toMatchObject({ status: true });
  });

  it('can be repeated after a lost answer, and returns the same invoice', async () => {
    const body = createRegistration({ plan_id: 1 });
    const first = await world().call('register', { body });
    const { token, ...receipt } = await world().call('register', { body });
    const { token: _, ...receiptBefore } = first;
    expect(receipt).toEqual(receiptBefore);
    await world().call('getUserInfo', { token });
    const users = world().db.selectFrom('users').select('id').where('email', '=', body.email);
    expect(await users.execute()).toHaveLength(1);
  });

  it.each([
    ['with another password', { password: 'another one' }, { phone: 'This phone number is already registered.' }],
    ['for another plan', { plan_id: 2 as const }, { phone: 'This phone number is already registered.' }],
    ['with another email', { email: 'else@awaj.test' }, { phone: 'This phone number is already registered.' }],
  ])('is not treated as a repeated request %s', async (_, change, errors) => {
    const body = createRegistration({ plan_id: 1 });
    await world().call('register', { body });
    const { problem } = await world().refusal('register', { body: { ...body, ...change } });
    expect(problem.errors).toEqual(errors);
  });

  it('can be repeated for one hour', async () => {
    const body = createRegistration();
    await world().call('register', { body });
    moveOn(world(), hourMs);
    expect(await world().refusal('register', { body })).toMatchObject({ status: 422 });
  });

  it('ignores fields that the form does not have', async () => {
    const body = { ...createRegistration(), is_active: true, amount: 1, role: 'admin', disabled_at: null };
    const { token, amount } = await world().call('register', { body });
    expect(amount).toBe(2360);
    const { tenders } = await world().call('searchTenders', { token });
    expect(tenders.data[0]?.tender_sources).toBeNull();
  });

  it('keeps the password as it was typed, spaces and all', async () => {
    const body = { ...createRegistration(), password: '  six six ' };
    await world().call('register', { body });
    await world().call('logIn', { body: { username: body.email, password: '  six six ' } });
    const trimmed = { username: body.email, password: 'six six' };
    expect(await world().refusal('logIn', { body: trimmed })).toMatchObject({ status: 422 });
  });
}

function mistakes(world: () => World): void {
  it.each([
    [{ phone: '0911' }, { phone: 'Not a valid number.' }],
    [{ phone: '' }, { phone: 'Can not be empty' }],
    [{ phone: '0911000001' }, { phone: 'This phone number is already registered.' }],
    [{ phone: '+251911000001' }, { phone: 'This phone number is already registered.' }],
    [{ email: 'abebe' }, { email: 'Not a valid email.' }],
    [{ email: 'ACTIVE@awaj.test' }, { email: 'This email is already registered.' }],
    [{ password: ' five ' }, { password: 'Use at least 6 characters.' }],
    [{ password: 'x'.repeat(129) }, { password: 'Use at most 128 characters.' }],
    [{ first_name: ' ' }, { first_name: 'Can not be empty' }],
    [
      { last_name: '', email: 'x' },
      { last_name: 'Can not be empty', email: 'Not a valid email.' },
    ],
  ])('such as %j names the field', async (mistake, errors) => {
    const before = await world().db.selectFrom('users').selectAll().execute();
    const { status, problem } = await world().refusal('register', { body: { ...createRegistration(), ...mistake } });
    expect([status, problem.errors]).toEqual([422, errors]);
    expect(await world().db.selectFrom('users').selectAll().execute()).toHaveLength(before.length);
  });

  it('is reported in Amharic to readers of Amharic', async () => {
    const body = createRegistration({ phone: '0911' });
    const { problem } = await world().refusal('register', { body, headers: { 'accept-language': 'am' } });
    expect(problem.errors).toEqual({ phone: 'ትክክለኛ ቁጥር አይደለም።' });
  });

  it('in the plan is refused by the contract', async () => {
    const body = { ...createRegistration(), plan_id: 4 as 3 };
    expect(await world().refusal('register', { body })).toMatchObject({ status: 400 });
  });

  it('in the phone is reported before the rest of the form is filled', async () => {
    await world().call('validatePhone', { body: { phone: '0933000001' } });
    const { status, problem } = await world().refusal('validatePhone', { body: { phone: '0911000002' } });
    expect([status, problem.errors]).toEqual([422, { phone: 'This phone number is already registered.' }]);
    expect(await world().refusal('validatePhone', { body: { phone: 'x' } })).toMatchObject({ status: 422 });
  });
}

function veryMany(world: () => World): void {
  it('is limited to sixty an hour from one IP address', async () => {
    const { send } = world();
    moveOn(world(), 2 * hourMs);
    const statuses: number[] = [];
    for (let count = 0; count < 61; count += 1)
      statuses.push((await send('register', { body: createRegistration() })).statusCode);
    expect(statuses.filter((status) => status === 200)).toHaveLength(60);
    const { status } = await world().refusal('register', { body: createRegistration() });
    expect(status).toBe(429);
  });
}
