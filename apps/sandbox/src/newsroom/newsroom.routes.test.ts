import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { createTestSandbox } from '../testing/test-sandbox.ts';
import { forget } from '../world.ts';
import { siteSlugs } from './site-list.ts';

const { world, app } = createTestSandbox();
afterAll(() => app.close());
afterEach(() => forget(world));

const print = (payload: object = {}) => app.inject({ method: 'POST', url: '/control/newsroom/issues', payload });
const press = (site: string) =>
  app.inject({
    method: 'POST',
    url: '/newsroom',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: `site=${site}`,
  });

describe('the newsroom', () => {
  it('prints when the button is pressed, and confirms it', async () => {
    expect((await app.inject('/newsroom')).body).toContain('Nothing printed for 2026-03-01 yet');
    expect((await press('')).headers.location).toBe('/newsroom');
    const { body } = await app.inject('/newsroom');
    expect(body).toContain('1 edition of 2026-03-01 printed');
    expect(body).toContain('Print the next edition');
    await press('gulantaa');
    expect(world.press.issuesOf('gulantaa').map(({ edition }) => edition.number)).toEqual([2, 1, 1, 1, 1]);
  });

  it('lists what was printed, with the expected reading and the tender of each notice', async () => {
    const response = await print({ site: 'addis-dimts' });
    expect(response.statusCode).toBe(201);
    const [issue] = response.json().issues;
    expect(issue).toMatchObject({ site: 'addis-dimts', day: '2026-03-01', edition: 1 });
    expect(issue.printings[0]).toMatchObject({
      id: 'addis-dimts/20260301-1-01',
      type: expect.stringMatching(/purchase|sale/),
      tender: '2026-03-01-1-1',
      closes_at: expect.stringMatching(/^2026-0\d-\d\dT\d\d:\d\d:00\+03:00$/),
      phones: expect.arrayContaining([expect.stringMatching(/^\+251\d{9}$/)]),
    });
    expect((await app.inject('/control/newsroom/issues?site=addis-dimts')).json().issues[0]).toEqual(issue);
  });

  it('prints for another day, too, with the next number each time', async () => {
    const days = [await print({ day: '2026-02-20' }), await print({ day: '2026-02-20' })];
    expect(days.map((response) => response.json().issues[0].edition)).toEqual([1, 2]);
    expect(days[0]?.json().issues).toHaveLength(siteSlugs.length);
  });

  it.each([
    [{ site: 'times' }, 404],
    [{ day: '2026-02-30' }, 400],
    [{ day: 7 }, 400],
  ])('refuses %o', async (payload, status) => {
    expect((await print(payload)).statusCode).toBe(status);
  });

  it('lists its sites with their addresses', async () => {
    world.siteOrigins.set('gulantaa', 'http://127.0.0.1:4022');
    const { sites } = (await app.inject('/control/newsroom/sites')).json();
    expect(sites.map(({ slug }: { slug: string }) => slug)).toEqual([...siteSlugs]);
    expect(sites[2]).toMatchObject({ url: 'http://127.0.0.1:4022', start: '/', issues: [{ edition: 1 }, {}, {}] });
  });
});
