import { expect, it } from 'vitest';
import type { NameOf } from '../names/names.ts';
import { createItemTexts } from './item-texts.ts';
import type { TenderRow } from './tender-columns.ts';

const row: TenderRow = {
  id: 1,
  title: 'Supply of chairs',
  created_at: new Date('2026-11-20T09:00:00Z'),
  is_open: true,
  is_saved: false,
  listing: '{}',
  opens_at: null,
  closes_at: null,
  alternative_open_text: null,
  alternative_close_text: null,
  is_close_approximate: null,
};

const namesOf = (name: string): NameOf => Object.assign(() => name, { edition: { name } });

function open(names = namesOf('Company')) {
  const asked: number[] = [];
  const current = { names };
  let written = 0;
  const textsOf = createItemTexts({
    namesOf: async (rows) => {
      asked.push(rows.length);
      return current.names;
    },
    write: (each, nameOf) => {
      written += 1;
      return JSON.stringify([each, nameOf('companies', 1)]);
    },
  });
  const textOf = async (...call: Parameters<typeof textsOf>) => (await textsOf(...call)).map(String);
  return { textsOf: textOf, current, asked, count: () => written };
}

it('an unchanged tender is written once, and its names are read once', async () => {
  const { textsOf, asked, count } = open();
  const first = await textsOf([row], 'en');
  expect(await textsOf([{ ...row, created_at: new Date(row.created_at) }], 'en')).toEqual(first);
  expect(count()).toBe(1);
  expect(asked).toEqual([0, 1, 0]);
});

it('any change of a tender or its viewer is shown at once', async () => {
  const { textsOf } = open();
  const changes: Partial<TenderRow>[] = [
    { id: 2 },
    { title: 'Supply of tables' },
    { created_at: new Date('2026-11-21T09:00:00Z') },
    { is_open: false },
    { is_saved: true },
    { progress: { stage: 'considering', note: null } },
    { listing: '{"sources":[]}' },
    { opens_at: new Date('2026-11-22T09:00:00Z') },
    { closes_at: new Date('2026-11-23T09:00:00Z') },
    { alternative_open_text: 'soon' },
    { alternative_close_text: 'later' },
    { is_close_approximate: true },
  ];
  for (const change of [{}, ...changes, {}]) {
    const [text = ''] = await textsOf([{ ...row, ...change }], 'en');
    expect(JSON.parse(text)[0]).toEqual(JSON.parse(JSON.stringify({ ...row, ...change })));
  }
});

it('a different language or changed names rewrite the text', async () => {
  const { textsOf, current } = open();
  expect((await textsOf([row], 'en'))[0]).toContain('Company');
  current.names = Object.assign(() => 'ድርጅት', { edition: current.names.edition });
  expect((await textsOf([row], 'am'))[0]).toContain('ድርጅት');
  expect((await textsOf([row], 'en'))[0]).toContain('Company');
  current.names = namesOf('New name');
  expect((await textsOf([row], 'en'))[0]).toContain('New name');
});

it('a list with cached and new tenders keeps its order', async () => {
  const { textsOf } = open();
  await textsOf([{ ...row, id: 2 }], 'en');
  const ids = (
    await textsOf(
      [1, 2, 3].map((id) => ({ ...row, id })),
      'en',
    )
  ).map((text) => JSON.parse(text)[0].id);
  expect(ids).toEqual([1, 2, 3]);
});
