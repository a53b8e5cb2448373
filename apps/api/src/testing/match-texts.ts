import { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { matchNotices } from '../modules/collecting/matching/match-notices.ts';
import { collectJsonLines } from './json-lines.ts';

/** Runs the operators' command on these lines. */
export async function match(notices: readonly object[], options = {}) {
  const { output, answers } = collectJsonLines();
  const lines = notices.map((notice) => JSON.stringify(notice)).join('\n');
  const counts = await matchNotices(Readable.from([Buffer.from(lines)]), output, options);
  output.end();
  await finished(output);
  return { counts, answers: answers() };
}

/** The tender of each text. */
export const tendersOf = async (...texts: string[]) => {
  const { answers } = await match(texts.map((text, id) => ({ id, text })));
  return answers.map(({ tender }) => tender);
};
