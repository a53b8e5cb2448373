import { describe, expect, it } from 'vitest';
import { onEveryDatabase } from '../../testing/on-databases.ts';
import { signUp } from '../../testing/people.ts';
import { beginRound, rounds } from '../../testing/rounds.ts';
import type { World } from '../../testing/world.ts';

onEveryDatabase('saving a tender', (world) => {
  describe('with the older call', () => toggling(world));
  describe('with the idempotent call', () => repeating(world));
  describe('with a bid stage', () => noting(world));
});

function toggling(world: () => World): void {
  it('toggles the tender and returns the count', async () => {
    const { token } = await signUp(world());
    const toggle = (id: number) => world().call('toggleSavedTender', { params: { id }, token });
    expect(await toggle(1)).toEqual({ count: 1, is_saved: 1 });
    expect(await toggle(2)).toEqual({ count: 2, is_saved: 1 });
    expect(await toggle(1)).toEqual({ count: 1, is_saved: 0 });
  });

  it.each([{ 'sec-purpose': 'prefetch;prerender' }, { purpose: 'prefetch' }, { 'sec-fetch-mode': 'navigate' }])(
    'does nothing for %j',
    async (headers) => {
      const { token } = await signUp(world());
      const request = { params: { id: 1 }, headers: { ...headers, authorization: `Bearer ${token}` } };
      expect(await world().refusal('toggleSavedTender', request)).toMatchObject({ status: 403 });
      expect(await world().call('getUserInfo', { token })).toMatchObject({ unseen_tender_count: 0 });
    },
  );

  it('does nothing for HEAD, and is never cached', async () => {
    const { token } = await signUp(world());
    const headers = { authorization: `Bearer ${token}` };
    const head = await world().app.inject({ method: 'HEAD', url: '/client/save-unsave/1', headers });
    expect(head.statusCode).toBe(404);
    const answer = await world().send('toggleSavedTender', { params: { id: 1 }, token });
    expect(answer.headers['cache-control']).toContain('no-store');
    expect(answer.json()).toEqual({ count: 1, is_saved: 1 });
  });

  it('gives the right result for concurrent presses', rounds, async () => {
    beginRound(world());
    const { token } = await signUp(world());
    const presses = Array.from({ length: 51 }, () => world().call('toggleSavedTender', { params: { id: 5 }, token }));
    await Promise.all(presses);
    expect(await world().call('toggleSavedTender', { params: { id: 5 }, token })).toEqual({ count: 0, is_saved: 0 });
  });
}

function repeating(world: () => World): void {
  it('has the same result however often it is sent', async () => {
    const { token } = await signUp(world());
    const save = (to: 0 | 1) => world().call('saveTender', { params: { id: 3 }, body: { to }, token });
    await Promise.all(Array.from({ length: 20 }, () => save(1)));
    expect(await save(1)).toEqual({ count: 1, is_saved: 1 });
    expect(await save(0)).toEqual({ count: 0, is_saved: 0 });
    expect(await save(0)).toEqual({ count: 0, is_saved: 0 });
  });

  it('toggles without a target', async () => {
    const { token } = await signUp(world());
    const save = (body?: object) => world().call('saveTender', { params: { id: 3 }, token, ...(body && { body }) });
    expect(await save()).toEqual({ count: 1, is_saved: 1 });
    expect(await save({})).toEqual({ count: 0, is_saved: 0 });
  });

  it('needs a user and an existing tender', async () => {
    const { token } = await signUp(world());
    const body = { to: 1 } as const;
    expect(await world().refusal('saveTender', { params: { id: 1 }, body })).toMatchObject({ status: 401 });
    expect(await world().refusal('saveTender', { params: { id: 99_999 }, body, token })).toMatchObject({ status: 404 });
    const wrong = { params: { id: 1 }, body: { to: 2 as 1 }, token };
    expect(await world().refusal('saveTender', wrong)).toMatchObject({ status: 400 });
  });
}

function noting(world: () => World): void {
  const note = (token: string, body: { stage?: 'preparing' | 'submitted'; note?: string }) =>
    world().call('updateSavedTender', { params: { id: 1 }, body, token });
  const progressOf = async (token: string) => {
    const { tenders } = await world().call('listSavedTenders', { query: {}, token });
    return tenders.data.map(({ progress }) => progress);
  };
  const saved = async () => {
    const { token } = await signUp(world());
    await world().call('saveTender', { params: { id: 1 }, body: { to: 1 }, token });
    return token;
  };

  it('keeps the stage, "under consideration" by default, and changes only the sent fields', async () => {
    const token = await saved();
    expect(await progressOf(token)).toEqual([{ stage: 'considering', note: null }]);
    await note(token, { stage: 'preparing' });
    const progress = { stage: 'preparing', note: 'Collect the CPO' };
    expect(await note(token, { note: '  Collect the CPO ' })).toEqual({ status: true, progress });
    expect(await progressOf(token)).toEqual([progress]);
    expect(await note(token, { note: ' ' })).toMatchObject({ progress: { stage: 'preparing', note: null } });
    expect(await note(token, {})).toMatchObject({ progress: { stage: 'preparing', note: null } });
  });

  it('keeps the stage for its owner only, and for saved tenders only', async () => {
    const [mine, other] = [await saved(), await saved()];
    await note(mine, { stage: 'submitted', note: 'Receipt 4471' });
    expect(await progressOf(other)).toEqual([{ stage: 'considering', note: null }]);
    const { tenders } = await world().call('searchTenders', { query: {}, token: mine });
    expect(tenders.data.filter((tender) => 'progress' in tender)).toEqual([]);
  });

  it('keeps the stage until the tender is removed', async () => {
    const token = await saved();
    await note(token, { note: 'Ask Hanna' });
    await world().call('saveTender', { params: { id: 1 }, body: { to: 0 }, token });
    const request = { params: { id: 1 }, body: { note: 'Ask again' }, token };
    expect(await world().refusal('updateSavedTender', request)).toMatchObject({ status: 404 });
    await world().call('saveTender', { params: { id: 1 }, body: { to: 1 }, token });
    expect(await progressOf(token)).toEqual([{ stage: 'considering', note: null }]);
  });

  it('keeps a note of limited length', async () => {
    const request = { params: { id: 1 }, body: { note: 'x'.repeat(301) }, token: await saved() };
    expect(await world().refusal('updateSavedTender', request)).toMatchObject({ status: 400 });
  });
}
