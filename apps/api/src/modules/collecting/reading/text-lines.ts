import { StringDecoder } from 'node:string_decoder';

export interface TextLine {
  /** Counted from 1. */
  number: number;
  /** Null if the line is too long to be read. */
  text: string | null;
}

/** Yields the lines of a stream. A line longer than the limit is not held in memory. */
export async function* textLines(chunks: AsyncIterable<Buffer | string>, longest: number): AsyncGenerator<TextLine> {
  const decoder = new StringDecoder('utf8');
  let number = 0;
  let begun = '';
  let isTooLong = false;
  function take(part: string): TextLine {
    const text = isTooLong || begun.length + part.length > longest ? null : begun + part;
    begun = '';
    isTooLong = false;
    number++;
    return { number, text };
  }
  for await (const chunk of chunks) {
    const [rest = '', ...before] = (typeof chunk === 'string' ? chunk : decoder.write(chunk)).split('\n').reverse();
    for (const part of before.reverse()) yield take(part);
    isTooLong ||= begun.length + rest.length > longest;
    begun = isTooLong ? '' : begun + rest;
  }
  if (begun !== '' || isTooLong) yield take(decoder.end());
}
