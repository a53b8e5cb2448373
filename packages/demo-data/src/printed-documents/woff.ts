import { inflateSync } from 'node:zlib';

const woffHeader = 44;
const woffEntry = 20;
const sfntHeader = 12;
const sfntEntry = 16;
const alignment = 4;

const aligned = (length: number): number => Math.ceil(length / alignment) * alignment;

/** Unpacks a WOFF font. The PDF library reads both forms, but would unpack a table again for every letter. */
export function unpackWoff(woff: Buffer): Buffer {
  const count = woff.readUInt16BE(12);
  const tables = Array.from({ length: count }, (_, index) => {
    const entry = woffHeader + index * woffEntry;
    const [offset, packed, length] = [4, 8, 12].map((at) => woff.readUInt32BE(entry + at)) as [number, number, number];
    const bytes = woff.subarray(offset, offset + packed);
    const head = { tag: woff.subarray(entry, entry + 4), checksum: woff.subarray(entry + 16, entry + 20) };
    return { ...head, bytes: packed < length ? inflateSync(bytes) : bytes };
  });
  const start = sfntHeader + count * sfntEntry;
  const font = Buffer.alloc(tables.reduce((size, { bytes }) => size + aligned(bytes.length), start));
  woff.copy(font, 0, 4, 8);
  font.writeUInt16BE(count, 4);
  let offset = start;
  tables.forEach(({ tag, checksum, bytes }, index) => {
    const entry = sfntHeader + index * sfntEntry;
    tag.copy(font, entry);
    checksum.copy(font, entry + 4);
    font.writeUInt32BE(offset, entry + 8);
    font.writeUInt32BE(bytes.length, entry + 12);
    bytes.copy(font, offset);
    offset += aligned(bytes.length);
  });
  return font;
}
