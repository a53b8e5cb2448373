import type { SavedSearchForm } from '@awaj/api-client/schema';
import { describe, expect, it } from 'vitest';
import { onOneDatabase } from '../../../testing/on-databases.ts';
import { signUp } from '../../../testing/people.ts';
import type { World } from '../../../testing/world.ts';

onOneDatabase('saved searches', (world) => {
  describe('that are stored', () => keeping(world));
  describe('that are refused', () => refusing(world));
  describe('that are previewed', () => previewing(world));
});

const roads: SavedSearchForm = { name: 'Roads', filters: { title: 'road', region_id: 1 } };

function keeping(world: () => World): void {
  it('have a day and an hour by default, and are listed by name', async () => {
    const { token } = await signUp(world());
    const { saved_search } = await world().call('createSavedSearch', { body: roads, token });
    expect(saved_search).toMatchObject({ ...roads, frequency: 'daily', hour: 7, is_paused: false });
    await world().call('createSavedSearch', {
      body: { name: ' All  of\u202e\u061c  Afar ', filters: { region_id: 2 } },
      token,
    });
    const { saved_searches } = await world().call('listSavedSearches', { token });
    expect(saved_searches.map(({ name }) => name)).toEqual(['All of Afar', 'Roads']);
  });

  it('have one spelling, without empty filters', async () => {
    const { token } = await signUp(world());
    const filters = { title: '  road ', status_id: '', category_id: 3 } as const;
    const { saved_search } = await world().call('createSavedSearch', { body: { name: 'A', filters }, token });
    expect(saved_search.filters).toEqual({ title: 'road', category_id: 3 });
  });

  it('are changed, paused and deleted only by their owner', async () => {
    const [{ token }, other] = [await signUp(world()), await signUp(world())];
    const { saved_search } = await world().call('createSavedSearch', { body: roads, token });
    const params = { id: saved_search.id };
    const body = { is_paused: true, frequency: 'weekly', hour: 18 } as const;
    const changed = await world().call('updateSavedSearch', { params, body, token });
    expect(changed.saved_search).toMatchObject({ ...roads, ...body });
    expect(await world().refusal('updateSavedSearch', { params, body, token: other.token })).toMatchObject({
      status: 404,
    });
    await world().call('deleteSavedSearch', { params, token: other.token });
    expect((await world().call('listSavedSearches', { token })).saved_searches).toHaveLength(1);
    await world().call('deleteSavedSearch', { params, token });
    expect((await world().call('listSavedSearches', { token })).saved_searches).toEqual([]);
  });
}

function refusing(world: () => World): void {
  it.each<[string, SavedSearchForm, number, Record<string, string>]>([
    [
      'without words that can be understood',
      { name: 'A', filters: { title: '-road' } },
      400,
      { title: 'Add a word to find' },
    ],
    ['with signs alone', { name: 'A', filters: { title: '%' } }, 422, { title: 'Type a word.' }],
    ['for everything', { name: 'A', filters: { status_id: '' } }, 422, { filters: 'Choose at least one' }],
    [
      'for closed tenders',
      { name: 'A', filters: { status_id: '0', region_id: 1 } },
      422,
      { status_id: 'open tenders' },
    ],
    ['without a name', { ...roads, name: '  ' }, 422, { name: 'Can not be empty' }],
    ['with a name that is too long', { ...roads, name: 'x'.repeat(81) }, 400, { name: 'too long' }],
  ])('are refused: %s', async (_what, body, status, errors) => {
    const { token } = await signUp(world());
    const answer = await world().refusal('createSavedSearch', { body, token });
    expect(answer.status).toBe(status);
    for (const [field, text] of Object.entries(errors)) expect(answer.problem.errors?.[field]).toContain(text);
  });

  it('are refused when one with the name or the filters exists', async () => {
    const { token } = await signUp(world());
    await world().call('createSavedSearch', { body: roads, token });
    const refused = async (body: SavedSearchForm) => world().refusal('createSavedSearch', { body, token });
    const sameName = await refused({ name: 'ROADS', filters: { region_id: 2 } });
    expect([sameName.status, sameName.problem.errors]).toEqual([
      422,
      { name: 'You already have a search with this name.' },
    ]);
    const sameFilters = await refused({ name: 'B', filters: { region_id: 1, title: 'road ' } });
    expect([sameFilters.status, sameFilters.problem.errors]).toEqual([
      422,
      { filters: 'You have already saved this search.' },
    ]);
  });

  it('are refused beyond 25', async () => {
    const { token } = await signUp(world());
    for (let id = 1; id <= 25; id++)
      await world().call('createSavedSearch', { body: { name: `N${id}`, filters: { company_id: id } }, token });
    const answer = await world().refusal('createSavedSearch', { body: roads, token });
    expect([answer.status, answer.problem.message]).toEqual([
      409,
      'You have saved 25 searches. Delete one that you no longer need.',
    ]);
  });

  it('are refused with filters that their owner may not use', async () => {
    const { token } = await signUp(world());
    const body = { name: 'Soon', filters: { closing_until: '2026-12-31' } };
    for (const id of ['createSavedSearch', 'previewSavedSearch'] as const)
      expect(
        await world().refusal(id, { body: id === 'createSavedSearch' ? body : { filters: body.filters }, token }),
      ).toMatchObject({ status: 402 });
  });

  it('are refused when a change adds such a filter', async () => {
    const { token } = await signUp(world());
    const { saved_search } = await world().call('createSavedSearch', { body: roads, token });
    const body = { filters: { closing_from: '2026-12-01' } };
    const answer = await world().refusal('updateSavedSearch', { params: { id: saved_search.id }, body, token });
    expect(answer.status).toBe(402);
  });

  it('are refused without an account', async () => {
    expect(await world().refusal('createSavedSearch', { body: roads })).toMatchObject({ status: 401 });
  });
}

function previewing(world: () => World): void {
  it('show the number of tenders of the last seven days, and the newest few', async () => {
    const token = await world().tokenOf('active');
    const filters = { language_id: 1 };
    const preview = await world().call('previewSavedSearch', { body: { filters }, token });
    const since = new Date(world().clock.now.getTime() - 7 * 86_400_000);
    const { count } = await world()
      .db.selectFrom('tenders')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('language_id', '=', 1)
      .where('created_at', '>', since)
      .whereRef('open_until', '>', 'created_at')
      .executeTakeFirstOrThrow();
    expect(preview.count).toBe(Number(count));
    expect(preview.count).toBeGreaterThan(5);
    const { tenders } = await world().call('searchTenders', { query: filters, token });
    expect(preview.tenders.map(({ id }) => id)).toEqual(tenders.data.slice(0, 3).map(({ id }) => id));
    expect(preview.tenders[0]?.tender_sources).not.toBeNull();
  });

  it('show the same number as the list of saved searches', async () => {
    const { token } = await signUp(world());
    const searches = [{ language_id: 1 }, { title: 'a' }, { title: 'road' }, { language_id: 2, region_id: 3 }] as const;
    for (const [place, filters] of searches.entries())
      await world().call('createSavedSearch', { body: { name: `Search ${place}`, filters }, token });
    const { saved_searches } = await world().call('listSavedSearches', { token });
    const previews = [];
    for (const filters of searches)
      previews.push((await world().call('previewSavedSearch', { body: { filters }, token })).count);
    expect(saved_searches.map(({ last_week }) => last_week)).toEqual(previews);
    expect(new Set(previews).size).toBeGreaterThan(2);
  });

  it('show no paid content', async () => {
    const token = await world().tokenOf('inactive');
    const { tenders } = await world().call('previewSavedSearch', { body: { filters: { language_id: 1 } }, token });
    expect(tenders[0]).toMatchObject({ tender_sources: null, bid_close_date: null, bid_open_date: null });
  });
}
