import { Readable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { collectJsonLines } from '../../../testing/json-lines.ts';
import { readNotices } from './read-notices.ts';

/** Sends the lines in pieces of a few bytes and collects the output. */
async function read(...lines: string[]) {
  const { output, answers } = collectJsonLines();
  const bytes = Buffer.from(lines.join('\n'));
  const pieces = Array.from({ length: Math.ceil(bytes.length / 7) }, (_, at) => bytes.subarray(at * 7, at * 7 + 7));
  const counts = await readNotices(Readable.from(pieces), output);
  return { counts, answers: answers() };
}

const notice = (change: object = {}) =>
  JSON.stringify({ id: 'a', text: 'ጨረታው ሰኔ 29 ቀን 2016 ዓ.ም ከቀኑ 8:00 ሰዓት ይዘጋል።', ...change });

describe('lines of JSON notices', () => {
  it('are answered in order, each with its id', async () => {
    const { counts, answers } = await read(notice(), '', notice({ id: 7, published_on: '2024-06-20' }));
    expect(counts).toEqual({ read: 2, failed: 0 });
    expect(answers.map(({ id }) => id)).toEqual(['a', 7]);
    expect(answers[1]).toMatchObject({ closes_at: '2024-07-06T14:00:00+03:00', phones: [], title: null });
  });

  it('that are no notice are reported and do not stop the others', async () => {
    const wrong = [
      'nonsense',
      '[]',
      'null',
      notice({ text: '' }),
      notice({ text: 5 }),
      notice({ published_on: 'soon' }),
    ];
    const { counts, answers } = await read(
      ...wrong,
      JSON.stringify({ text: 'x' }),
      '{"id":1e9999,"text":"x"}',
      notice(),
    );
    expect(counts).toEqual({ read: 1, failed: 8 });
    expect(answers.slice(0, 8)).toEqual([
      { line: 1, error: 'the line is not a JSON object' },
      { line: 2, error: 'the line is not a JSON object' },
      { line: 3, error: 'the line is not a JSON object' },
      { id: 'a', error: 'it has no text' },
      { id: 'a', error: 'it has no text' },
      { id: 'a', error: 'published_on must be a date such as 2026-11-25' },
      { line: 7, error: 'it has no id' },
      { line: 8, error: 'it has no id' },
    ]);
  });

  it('that are unreadable are reported with the reason, and nothing of them is used', async () => {
    const { answers } = await read(notice({ text: 'ƯŶîƻŶŊú čťĝŦĢ ƯŶîƻŶŊú 26/12/2008' }));
    expect(answers[0]).toMatchObject({ id: 'a', unreadable: 'mojibake', closes_on: null, fields: {} });
  });

  it('that are far too long are skipped', async () => {
    const { counts, answers } = await read(notice(), notice({ text: 'x'.repeat(7_000_000) }), notice());
    expect(counts).toEqual({ read: 2, failed: 1 });
    expect(answers[1]).toEqual({ line: 2, error: 'the line is too long' });
  });
});
