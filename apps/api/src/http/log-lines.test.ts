import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createLogStream } from './log-lines.ts';

let written: string[];
const open = () => createLogStream({ write: (text: string) => written.push(text) });

beforeEach(() => {
  written = [];
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('lines of many requests are written together, soon after the first', () => {
  const stream = open();
  for (const line of ['one\n', 'two\n', 'three\n']) stream.write(line);
  expect(written).toEqual([]);
  vi.advanceTimersByTime(200);
  expect(written).toEqual(['one\ntwo\nthree\n']);
  vi.advanceTimersByTime(1_000);
  expect(written.length).toBe(1);
});

it('a warning is written at once, with the lines before it', () => {
  const stream = open();
  stream.write('request\n');
  stream.lastLevel = 40;
  stream.write('warning\n');
  expect(written).toEqual(['request\nwarning\n']);
});

it('a full buffer is written early', () => {
  const stream = open();
  stream.write('x'.repeat(20_000));
  expect(written.length).toBe(1);
});
