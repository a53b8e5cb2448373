import { createReadStream } from 'node:fs';
import { inMegabytes, limits } from '../notice/limits.ts';
import { FileFault } from './file-fault.ts';
import { decoderOf, type Encoding, notInEncoding } from './file-kind.ts';

export const tooLarge = (what: string, bytes: number): FileFault =>
  new FileFault(`The file is too large: ${what} may have ${inMegabytes(bytes)} at most. Split it.`);

/** Decodes a file in pieces. Counts the bytes again, because the file may grow while it is read. */
export async function* decodeText(path: string, encoding: Encoding): AsyncGenerator<string, void> {
  const decoder = decoderOf(encoding);
  const decode = (bytes?: Buffer) => {
    try {
      return decoder.decode(bytes, { stream: bytes !== undefined });
    } catch {
      throw notInEncoding(encoding);
    }
  };
  let total = 0;
  for await (const bytes of createReadStream(path, { highWaterMark: 256 * 1024 })) {
    total += bytes.length;
    if (total > limits.textBytes) throw tooLarge('text', limits.textBytes);
    yield decode(bytes);
  }
  yield decode();
}
