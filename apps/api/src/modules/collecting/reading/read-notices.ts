import { once } from 'node:events';
import type { Writable } from 'node:stream';
import { longestNotice } from '@awaj/reader/notice-text';
import { type NoticeLine, parseNoticeLine } from './notice-line.ts';
import { readingOf } from './reading-line.ts';
import { textLines } from './text-lines.ts';

/** JSON may escape a letter with six characters. */
const longestLine = 6 * longestNotice;

/** Reads a notice. An error in one notice must not stop the others. */
function answerTo(notice: NoticeLine): { isRead: boolean; answer: object } {
  try {
    return { isRead: true, answer: readingOf(notice) };
  } catch (error) {
    return { isRead: false, answer: { id: notice.id, error: `it could not be read: ${String(error)}` } };
  }
}

function answerLine(number: number, text: string | null): { isRead: boolean; answer: object } {
  if (text === null) return { isRead: false, answer: { line: number, error: 'the line is too long' } };
  const notice = parseNoticeLine(text);
  if (notice.ok) return answerTo(notice.value);
  const { id, error } = notice.error;
  return { isRead: false, answer: { ...(id === null ? { line: number } : { id }), error } };
}

/** Answers each line with a line. Memory stays bounded, because it waits for the output. */
export async function readNotices(
  input: AsyncIterable<Buffer | string>,
  output: Writable,
): Promise<{ read: number; failed: number }> {
  const counts = { read: 0, failed: 0 };
  for await (const { number, text } of textLines(input, longestLine)) {
    if (text?.trim() === '') continue;
    const { isRead, answer } = answerLine(number, text);
    counts[isRead ? 'read' : 'failed']++;
    if (!output.write(`${JSON.stringify(answer)}\n`)) await once(output, 'drain');
  }
  return counts;
}
