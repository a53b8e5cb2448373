import { crc32, createDeflateRaw, deflateRawSync } from 'node:zlib';

interface Part {
  packed: Buffer;
  crc: number;
  /** The unpacked size that the archive claims. */
  claims: number;
}

export const part = (text: string): Part => {
  const bytes = Buffer.from(text);
  return { packed: deflateRawSync(bytes), crc: crc32(bytes), claims: bytes.length };
};

/** Makes a ZIP file whose parts may claim wrong sizes. `flags` 1 marks it as encrypted. */
export function zipOf(parts: Readonly<Record<string, Part>>, flags = 0): Buffer {
  const bodies: Buffer[] = [];
  const directory: Buffer[] = [];
  let at = 0;
  for (const [name, { packed, crc, claims }] of Object.entries(parts)) {
    const shared = Buffer.alloc(26);
    for (const [place, value] of [
      [0, 20],
      [2, flags],
      [4, 8],
      [22, Buffer.byteLength(name)],
    ] as const)
      shared.writeUInt16LE(value, place);
    for (const [place, value] of [
      [10, crc],
      [14, packed.length],
      [18, claims],
    ] as const)
      shared.writeUInt32LE(value, place);
    const local = Buffer.concat([Buffer.from('PK\x03\x04'), shared, Buffer.from(name), packed]);
    const rest = Buffer.alloc(14);
    rest.writeUInt32LE(at, 10);
    directory.push(Buffer.concat([Buffer.from('PK\x01\x02\x14\x00'), shared, rest, Buffer.from(name)]));
    bodies.push(local);
    at += local.length;
  }
  const entries = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(directory.length, 8);
  end.writeUInt16LE(directory.length, 10);
  end.writeUInt32LE(entries.length, 12);
  end.writeUInt32LE(at, 16);
  return Buffer.concat([...bodies, entries, end]);
}

const relations = `<Relationships>
  <Relationship Id="r1" Type="http://x/worksheet" Target="worksheets/sheet1.xml"/>
  <Relationship Id="r2" Type="http://x/worksheet" Target="/xl/worksheets/sheet2.xml"/>
  <Relationship Id="r3" Type="http://x/sharedStrings" Target="sharedStrings.xml"/>
  <Relationship Id="r4" Type="http://x/styles" Target="styles.xml"/></Relationships>`;

const workbook = `<workbook xmlns:r="r"><workbookPr/><sheets>
  <sheet name="Lists" state="hidden" r:id="r2"/><sheet name="Notices &amp; more" r:id="r1"/></sheets></workbook>`;

/** Styles 1 to 5: date, date with time, percentage, date with its own format, amount with its own format. */
const styles = `<styleSheet><numFmts><numFmt numFmtId="164" formatCode="[$-409]d\\-mmm\\-yy;@"/>
  <numFmt numFmtId="165" formatCode="#,##0.00\\ &quot;days&quot;"/></numFmts>
  <cellStyleXfs><xf numFmtId="14"/></cellStyleXfs>
  <cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="22"/><xf numFmtId="10"/><xf numFmtId="164"/><xf numFmtId="165"/></cellXfs></styleSheet>`;

/** The parts of a workbook with these rows in its first visible sheet. */
export const workbookParts = (sheet: Part, sharedTexts: readonly string[] = []): Record<string, Part> => ({
  'xl/workbook.xml': part(workbook),
  'xl/_rels/workbook.xml.rels': part(relations),
  'xl/styles.xml': part(styles),
  'xl/sharedStrings.xml': part(`<sst>${sharedTexts.map((text) => `<si>${text}</si>`).join('')}</sst>`),
  'xl/worksheets/sheet1.xml': sheet,
  'xl/worksheets/sheet2.xml': part('<worksheet><sheetData/></worksheet>'),
});

export const sheetOf = (rows: string): Part => part(`<worksheet><sheetData>${rows}</sheetData></worksheet>`);

/** A part of `bytes` identical letters, which compress to about a thousandth of that. */
export async function bomb(before: string, bytes: number): Promise<Part> {
  const deflate = createDeflateRaw({ level: 9 });
  const letters = Buffer.alloc(1024 ** 2, 'x');
  const packed: Buffer[] = [];
  deflate.on('data', (piece: Buffer) => packed.push(piece));
  deflate.write(before);
  for (let written = 0; written < bytes; written += letters.length)
    await new Promise<void>((resolve) => deflate.write(letters, () => resolve()));
  await new Promise<void>((resolve) => deflate.end(resolve));
  return { packed: Buffer.concat(packed), crc: 0, claims: bytes };
}
