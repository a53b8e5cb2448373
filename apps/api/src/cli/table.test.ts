import { expect, it } from 'vitest';
import { codeName, counted, money, printFacts, printRows, widthOf } from './table.ts';

function printed(rows: Parameters<typeof printRows>[1], json = false): string[] {
  const said: string[] = [];
  printRows({ say: (line) => said.push(line) }, rows, { json, none: 'There is nothing.' });
  return said;
}

const rows = [
  { id: 7, name: 'ሳራ ኃይሌ', paid: money(236_000), at: new Date('2026-11-25T14:30:00Z'), isOpen: true },
  { id: 12, name: 'Abebe Kebede', paid: money(50), at: null, isOpen: false },
];

it('a table aligns Amharic names, right-aligns numbers, and shows the time in Addis Ababa', () => {
  expect(printed(rows)).toEqual([
    'id  name              paid  at                is open',
    ' 7  ሳራ ኃይሌ        2,360.00  2026-11-25 17:30  yes',
    '12  Abebe Kebede      0.50  –                 no',
  ]);
});

it('a table prints the same rows as JSON, with amounts in birr', () => {
  expect(JSON.parse(printed(rows, true).join('\n'))).toEqual([
    { id: 7, name: 'ሳራ ኃይሌ', paid: 2360, at: '2026-11-25T14:30:00.000Z', isOpen: true },
    { id: 12, name: 'Abebe Kebede', paid: 0.5, at: null, isOpen: false },
  ]);
});

it('a table spells out code names, and JSON keeps them', () => {
  const messages = [{ sentAt: null, about: codeName('paymentReceived') }];
  expect(printed(messages)).toEqual(['sent at  about', '–        payment received']);
  expect(JSON.parse(printed(messages, true).join('\n'))).toEqual([{ sentAt: null, about: 'paymentReceived' }]);
});

it('an empty table says that there are no rows, and is an empty list in JSON', () => {
  expect(printed([])).toEqual(['There is nothing.']);
  expect(printed([], true)).toEqual(['[]']);
});

it('the width of a text is one column for a syllable with a mark, two for an emoji and none for invisible characters', () => {
  expect(['ሰላም', 'ገ፟ደ', '👋', 'e\u0301', '\u200b'].map(widthOf)).toEqual([3, 2, 2, 1, 0]);
});

it('a table removes terminal control characters from names', () => {
  const said: string[] = [];
  printFacts({ say: (line) => said.push(line) }, { name: 'A\u001b[2J\u202eb', id: 1 });
  expect(said).toEqual(['name  A [2J b', 'id    1']);
});

it('a number has its noun in the singular or plural', () => {
  expect([0, 1, 2].map((count) => counted(count, 'tender'))).toEqual(['0 tenders', '1 tender', '2 tenders']);
  expect([1, 2].map((count) => counted(count, 'entry', 'entries'))).toEqual(['1 entry', '2 entries']);
});
