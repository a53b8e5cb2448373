import { createApiClient } from '@awaj/api-client';
import { QueryClient } from '@tanstack/react-query';
import { beforeEach, describe, expect, it } from 'vitest';
import { createSeenTenders } from './seen-tenders.ts';
import { createVisitQueries } from './visit.queries.ts';

const key = 'seen-tenders';
const monday = new Date('2026-11-23T06:00:00Z');
const tuesday = new Date('2026-11-24T06:00:00Z');
const tender = { id: 7, createdAt: new Date('2026-11-24T05:00:00Z') };

let stored: Record<string, string> = {};
beforeEach(() => {
  stored = {};
});

const device = () =>
  ({
    localStorage: {
      getItem: (name: string) => stored[name] ?? null,
      setItem: (name: string, value: string) => {
        stored[name] = value;
      },
    },
  }) as unknown as Window;

const opened = (now: Date) => {
  const seen = createSeenTenders(device());
  seen.open(now);
  return seen;
};

describe('what is new on a device', () => {
  it('is what was posted after the first visit, until it is seen', () => {
    expect(opened(tuesday).isNew(tender)).toBe(false);
    stored = {};
    opened(monday);
    const seen = opened(tuesday);
    expect(seen.isNew(tender)).toBe(true);
    seen.see(7);
    expect(seen.isNew(tender)).toBe(false);
    expect(opened(tuesday).isNew(tender)).toBe(false);
  });

  it('is nothing before a list is shown, and nothing is stored then', () => {
    expect(createSeenTenders(device()).isNew(tender)).toBe(false);
    expect(stored).toEqual({});
  });

  it('is not stored again once a logout has cleared the storage', () => {
    const seen = opened(monday);
    stored = {};
    seen.see(7);
    seen.take({ begins: monday, seen: [] }, []);
    expect(stored).toEqual({});
    expect(seen.unsent()).toEqual([7]);
  });

  it('is not stored by a list that is first shown while its page is being left', () => {
    const seen = createSeenTenders(device(), () => true);
    seen.open(monday);
    seen.see(7);
    expect(stored).toEqual({});
    expect(seen.unsent()).toEqual([7]);
  });

  it('notifies listeners', () => {
    opened(monday);
    const seen = createSeenTenders(device());
    let told = 0;
    const unsubscribe = seen.subscribe(() => {
      told += 1;
    });
    seen.open(tuesday);
    seen.see(7);
    unsubscribe();
    seen.see(8);
    expect(told).toBe(2);
  });

  it.each(['', '{', '[]', '{"since":"x","ids":[]}', '{"since":1}'])('starts again if %j is stored', (text) => {
    stored = { [key]: text };
    expect(opened(tuesday).isNew(tender)).toBe(false);
  });

  it('lasts as long as the page if nothing can be stored', () => {
    const seen = createSeenTenders({} as Window);
    seen.open(monday);
    expect(seen.isNew(tender)).toBe(true);
    seen.see(7);
    expect(seen.isNew(tender)).toBe(false);
  });
});

describe('what is new to a member', () => {
  const answer = {
    new_since: '2026-11-23T15:00:00.000Z',
    new_tenders: { count: 23, is_exact: true },
    news_begins: '2026-11-22T06:00:00.000Z',
    unseen_in_feed: 9,
  };
  const asked: unknown[] = [];

  /** Makes a visit against an API with this answer, or without one. */
  async function visit(seen: ReturnType<typeof opened>, known: number[] | null) {
    const fetch = async (request: Request) => {
      asked.push(await request.json());
      if (known === null) throw new TypeError('no network');
      return Response.json({ ...answer, seen: known });
    };
    const queries = createVisitQueries(createApiClient({ baseUrl: 'http://api.test', fetch }), seen);
    return new QueryClient().fetchQuery({ ...queries.visit(), retry: false });
  }

  beforeEach(() => {
    asked.length = 0;
  });

  it('comes from the account, on any device', async () => {
    const seen = opened(tuesday);
    expect(await visit(seen, [7])).toEqual({
      newSince: new Date(answer.new_since),
      newTenders: { count: 23, isExact: true },
      newInFeed: 9,
    });
    expect([7, 8].map((id) => seen.isNew({ ...tender, id }))).toEqual([false, true]);
  });

  it('is reported to the account once, and again if it did not arrive', async () => {
    const seen = opened(monday);
    seen.see(7);
    await expect(visit(seen, null)).rejects.toThrow();
    expect(opened(tuesday).unsent()).toEqual([7]);
    await visit(seen, [7]);
    await visit(seen, [7]);
    expect(asked).toEqual([{ seen: [7] }, { seen: [7] }, { seen: [] }]);
  });

  it('leaves out what was seen while the request was running', async () => {
    const seen = opened(monday);
    const answered = visit(seen, []);
    seen.see(7);
    await answered;
    expect(seen.isNew(tender)).toBe(false);
    expect(seen.unsent()).toEqual([7]);
  });
});
