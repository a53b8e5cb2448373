import { tmpdir } from 'node:os';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { targets } from '../testing/databases.ts';
import { runProcess } from '../testing/operator-process.ts';

describe.runIf(inject('postgres') !== null)('a command in a process of its own, on PostgreSQL', () => {
  let database: Awaited<ReturnType<(typeof targets)[number]['open']>>;
  beforeAll(async () => {
    database = await targets[1].open('seeded');
  });
  afterAll(() => database.close());
  const type = (...args: string[]) =>
    runProcess({ DATABASE_URL: database.url ?? '', AWAJ_OPERATOR: 'Sara' }, tmpdir(), ...args);

  it('leaves the delivery of messages to the server', async () => {
    const [{ number }] = JSON.parse((await type('user', 'invoices', 'inactive@awaj.test', '--json')).said);
    const paid = await type('mark-paid', number, '--amount', '2360', '--reference', 'FT1');
    expect(paid).toEqual({
      said: `${number} is paid: 2,360.00\u00a0ETB by bank transfer.`,
      complained: '',
      exitCode: 0,
    });
    const messages = database.db.selectFrom('messages').select(['template', 'state']);
    expect(await messages.execute()).toEqual([{ template: 'paymentReceived', state: 'waiting' }]);
  });

  it('exits with 1 and one sentence when it is refused, and with 0 and help when asked', async () => {
    expect(await type('user', 'show', 'nobody@awaj.test')).toEqual({
      said: '',
      complained: 'There is no user with the phone, email, id or name "nobody@awaj.test".',
      exitCode: 1,
    });
    expect(await type('user', '--help')).toMatchObject({
      said: expect.stringMatching(/^Usage: pnpm api user/),
      exitCode: 0,
    });
    expect(await type('nonsense')).toMatchObject({
      complained: expect.stringContaining('unknown command'),
      exitCode: 1,
    });
  });
});
