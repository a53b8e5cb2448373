import { Writable } from 'node:stream';

/** An output that takes each line slowly, and the JSON that was written to it. */
export function collectJsonLines() {
  const written: string[] = [];
  const output = new Writable({
    write(chunk, _encoding, done) {
      written.push(String(chunk));
      setImmediate(done);
    },
    highWaterMark: 64,
  });
  return { output, answers: () => written.map((line) => JSON.parse(line)) };
}
