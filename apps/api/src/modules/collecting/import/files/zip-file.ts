import { crc32, createInflateRaw } from 'node:zlib';
import { inMegabytes, limits } from '../notice/limits.ts';
import { FileFault } from './file-fault.ts';

interface Entry {
  isEncrypted: boolean;
  isDeflated: boolean;
  crc: number;
  start: number;
  packedBytes: number;
}

export interface ZipFile {
  has(name: string): boolean;
  names(): string[];
  /** Yields the bytes of a part. All parts together never exceed the limit. */
  read(name: string): AsyncGenerator<Buffer, void>;
}

const endSignature = Buffer.from('PK\x05\x06', 'latin1');
const directorySignature = 0x02014b50;
const mostEntries = 5_000;

const damaged = (): FileFault => new FileFault('The workbook is damaged: open it in Excel and save it again.');

/** Reads the directory at the end of the file, as other programs do. The sizes it claims are not trusted. */
function readDirectory(file: Buffer): Map<string, Entry> {
  const end = file.lastIndexOf(endSignature);
  if (end < 0) throw new FileFault('The workbook is cut off: its end is missing.');
  const count = file.readUInt16LE(end + 10);
  if (count > mostEntries) throw damaged();
  const entries = new Map<string, Entry>();
  let at = file.readUInt32LE(end + 16);
  for (let number = 0; number < count; number++) {
    if (file.readUInt32LE(at) !== directorySignature) throw damaged();
    const nameEnd = at + 46 + file.readUInt16LE(at + 28);
    const header = file.readUInt32LE(at + 42);
    entries.set(file.toString('utf8', at + 46, nameEnd), {
      isEncrypted: (file.readUInt16LE(at + 8) & 1) === 1,
      isDeflated: file.readUInt16LE(at + 10) === 8,
      crc: file.readUInt32LE(at + 16),
      packedBytes: file.readUInt32LE(at + 20),
      start: header + 30 + file.readUInt16LE(header + 26) + file.readUInt16LE(header + 28),
    });
    at = nameEnd + file.readUInt16LE(at + 30) + file.readUInt16LE(at + 32);
  }
  return entries;
}

async function* unpack(packed: Buffer, isDeflated: boolean): AsyncGenerator<Buffer, void> {
  if (!isDeflated) return yield packed;
  const inflate = createInflateRaw({ chunkSize: 64 * 1024 });
  inflate.end(packed);
  yield* inflate;
}

export function openZip(file: Buffer, mostBytes = limits.unpackedBytes): ZipFile {
  const entries = guarded(() => readDirectory(file));
  let unpacked = 0;
  return {
    has: (name) => entries.has(name),
    names: () => [...entries.keys()],
    async *read(name) {
      const entry = entries.get(name);
      if (!entry) throw damaged();
      if (entry.isEncrypted) throw new FileFault('The file has a password: save it without one, then import it.');
      let crc = 0;
      try {
        for await (const bytes of unpack(
          file.subarray(entry.start, entry.start + entry.packedBytes),
          entry.isDeflated,
        )) {
          unpacked += bytes.length;
          if (unpacked > mostBytes)
            throw new FileFault(`The workbook unpacks to more than ${inMegabytes(mostBytes)}. Split it.`);
          crc = crc32(bytes, crc);
          yield bytes;
        }
      } catch (error) {
        throw error instanceof FileFault ? error : damaged();
      }
      if (crc !== entry.crc) throw damaged();
    },
  };
}

/** Offsets outside the file throw a RangeError, which means that the archive is damaged. */
function guarded<Value>(read: () => Value): Value {
  try {
    return read();
  } catch (error) {
    throw error instanceof RangeError ? damaged() : error;
  }
}
