import { demoPassword } from '@awaj/demo-data/accounts';
import { dayMs } from '@awaj/domain/duration';
import { describe, expect, it } from 'vitest';
import { onOneDatabase } from '../../../testing/on-databases.ts';
import { seededAt } from '../../../testing/seeded.ts';
import type { World } from '../../../testing/world.ts';

const logIn = (username: string, password = demoPassword) => ({ body: { username, password } });

onOneDatabase('people', (world) => {
  describe('logging in', () => loggingIn(world));
  describe('a session', () => session(world));
});

function loggingIn(world: () => World): void {
  it.each(['active@awaj.test', ' Active@AWAJ.test ', '0911000001', '+251911000001'])(
    'works with %s',
    async (username) => {
      const { token } = await world().call('logIn', logIn(username));
      expect(token).toMatch(/^[\w-]{43}$/);
      const { tenders } = await world().call('searchTenders', { token });
      expect(tenders.data[0]?.tender_sources).not.toBeNull();
    },
  );

  it('gives a wrong password and an unknown user the same answer', async () => {
    const wrong = await world().send('logIn', logIn('active@awaj.test', 'not-this'));
    const unknown = await world().send('logIn', logIn('nobody@awaj.test', 'not-this'));
    const nonsense = await world().send('logIn', logIn('09110', 'not-this'));
    expect(wrong.statusCode).toBe(422);
    expect(wrong.json()).toEqual({ status: false, message: 'Invalid Credential' });
    for (const { statusCode, payload } of [unknown, nonsense])
      expect([statusCode, payload]).toEqual([422, wrong.payload]);
  });

  it.each([
    {},
    { username: 'active@awaj.test' },
    { username: 5, password: demoPassword },
    { username: '', password: 'x' },
  ])('refuses the body %j', async (body) => {
    const response = await world().app.inject({ method: 'POST', url: '/auth/login', payload: body });
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ status: false, message: expect.any(String) });
  });

  it('is never cached', async () => {
    const response = await world().send('logIn', logIn('active@awaj.test'));
    expect(response.headers['cache-control']).toBe('no-store');
  });

  it('stores only a digest of the token', async () => {
    const { token } = await world().call('logIn', logIn('active@awaj.test'));
    const rows = await world().db.selectFrom('sessions').selectAll().execute();
    expect(rows.some(({ token_hash }) => token_hash.equals(Buffer.from(token, 'base64url')))).toBe(false);
    expect(JSON.stringify(rows)).not.toContain(token);
  });
}

function session(world: () => World): void {
  it('ends on logout, and other sessions do not', async () => {
    const { token } = await world().call('logIn', logIn('nofeed@awaj.test'));
    const { token: other } = await world().call('logIn', logIn('nofeed@awaj.test'));
    const response = await world().send('logOut', { token });
    expect([response.statusCode, response.payload]).toEqual([204, '']);
    expect(await world().refusal('logOut', { token })).toMatchObject({ status: 401 });
    expect(await world().refusal('searchTenders', { token })).toMatchObject({ status: 401 });
    await world().call('searchTenders', { token: other });
  });

  it.each(['garbage', 'a'.repeat(43), ''])('is not opened by the token "%s"', async (token) => {
    const headers = { authorization: `Bearer ${token || ' '}` };
    expect(await world().refusal('logOut', { headers })).toMatchObject({ status: 401 });
  });

  it('is refused to a token with changed letters', async () => {
    const { token } = await world().call('logIn', logIn('nofeed@awaj.test'));
    const swapped = token.replace(/[a-z]/i, (letter) =>
      letter === letter.toLowerCase() ? letter.toUpperCase() : letter.toLowerCase(),
    );
    expect(await world().refusal('searchTenders', { token: swapped })).toMatchObject({ status: 401 });
  });

  it('is not required by public calls', async () => {
    const response = await world().send('searchTenders', { headers: { authorization: 'Basic abc' } });
    expect(response.statusCode).toBe(200);
  });

  it('ends after 30 days without use, and continues while it is used', async () => {
    const { clock, call, refusal } = world();
    const { token } = await call('logIn', logIn('inactive@awaj.test'));
    for (const day of [29, 58, 87]) {
      clock.now = new Date(seededAt.getTime() + day * dayMs);
      await call('searchTenders', { token });
    }
    clock.now = new Date(seededAt.getTime() + 90 * dayMs);
    expect(await refusal('searchTenders', { token })).toMatchObject({ status: 401 });
    clock.now = seededAt;
    const { token: idle } = await call('logIn', logIn('inactive@awaj.test'));
    clock.now = new Date(seededAt.getTime() + 30 * dayMs);
    expect(await refusal('searchTenders', { token: idle })).toMatchObject({ status: 401 });
    clock.now = seededAt;
  });

  it('is refused to a token that only resets a password', async () => {
    const { token } = await world().call('logIn', logIn('inactive@awaj.test'));
    await world().db.updateTable('sessions').set({ purpose: 'reset' }).execute();
    expect(await world().refusal('searchTenders', { token })).toMatchObject({ status: 401 });
  });
}
