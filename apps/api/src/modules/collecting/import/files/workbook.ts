import { limits } from '../notice/limits.ts';
import { FileFault } from './file-fault.ts';
import { type NumberKind, numberKindOf } from './workbook-numbers.ts';
import { type Attributes, readAllXml } from './workbook-xml.ts';
import type { ZipFile } from './zip-file.ts';

export interface Workbook {
  /** The archive part of the chosen sheet. */
  sheetPart: string;
  is1904: boolean;
  /** Texts to which cells refer by number. */
  sharedTexts: readonly string[];
  /** The number format of each cell style. */
  numberKinds: readonly NumberKind[];
}

interface Sheet {
  name: string;
  relation: string;
  isHidden: boolean;
}

const relationOf = (attributes: Attributes): string =>
  Object.entries(attributes).find(([name]) => name.endsWith(':id'))?.[1] ?? '';

/** A target is relative to the workbook's folder or to the root of the archive. */
const partOf = (target: string): string => (target.startsWith('/') ? target.slice(1) : `xl/${target}`);

function choose(sheets: readonly Sheet[], wanted: string | undefined): Sheet {
  const shown = sheets.filter(({ isHidden }) => !isHidden);
  const found = wanted === undefined ? shown[0] : sheets.find(({ name }) => name.trim() === wanted.trim());
  if (found) return found;
  const names = sheets.map(({ name }) => `"${name}"`).join(', ');
  throw new FileFault(`The workbook has no sheet "${wanted ?? ''}"; it has ${names || 'none'}.`);
}

const mostTexts = 5_000_000;

/** Appends a piece of a cell's text, within the limit. */
export function joined(before: string, piece: string): string {
  if (before.length + piece.length > limits.rowCharacters)
    throw new FileFault(`A cell of the workbook is too long: it may have ${limits.rowCharacters} characters at most.`);
  return before + piece;
}

/** Reads the shared texts. Parts with different formats are joined, and phonetic guides are skipped. */
async function readSharedTexts(zip: ZipFile, part: string | undefined): Promise<string[]> {
  const texts: string[] = [];
  if (part === undefined || !zip.has(part)) return texts;
  let text = '';
  let isText = false;
  let phonetic = 0;
  await readAllXml(zip.read(part), {
    open(name) {
      if (name === 'si') text = '';
      if (name === 'rPh') phonetic++;
      isText = name === 't' && phonetic === 0;
    },
    text(piece) {
      if (isText) text = joined(text, piece);
    },
    close(name) {
      isText = false;
      if (name === 'rPh') phonetic--;
      if (name === 'si' && texts.push(unescapeText(text)) > mostTexts)
        throw new FileFault('The workbook has too many different texts. Split it.');
    },
  });
  return texts;
}

/** Decodes escapes such as _x000D_, which stand for characters that XML cannot contain. */
export const unescapeText = (text: string): string =>
  text.replace(/_x([\dA-Fa-f]{4})_/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));

async function readNumberKinds(zip: ZipFile, part: string | undefined): Promise<NumberKind[]> {
  const kinds: NumberKind[] = [];
  if (part === undefined || !zip.has(part)) return kinds;
  const codes = new Map<number, string>();
  let isCellStyle = false;
  await readAllXml(zip.read(part), {
    open(name, { numFmtId = '0', formatCode = '' }) {
      const id = Number(numFmtId);
      if (name === 'numFmt') codes.set(id, formatCode);
      if (name === 'cellXfs') isCellStyle = true;
      if (name === 'xf' && isCellStyle) kinds.push(numberKindOf(id, codes.get(id)));
    },
    close(name) {
      if (name === 'cellXfs') isCellStyle = false;
    },
  });
  return kinds;
}

/** Refuses a ZIP file that is not a workbook, and says what it is. */
function refuseOther(zip: ZipFile): never {
  const names = zip.names();
  if (names.some((name) => name.startsWith('word/'))) throw new FileFault('This is a Word document, not a workbook.');
  if (zip.has('content.xml')) throw new FileFault('This is an OpenDocument file: save it as .xlsx, then import it.');
  if (zip.has('xl/workbook.bin')) throw new FileFault('This is a binary workbook (.xlsb): save it as .xlsx.');
  throw new FileFault('This is a ZIP file, not a workbook: unpack it and import its files.');
}

export async function openWorkbook(zip: ZipFile, wantedSheet: string | undefined): Promise<Workbook> {
  if (!zip.has('xl/workbook.xml')) refuseOther(zip);
  const sheets: Sheet[] = [];
  let is1904 = false;
  await readAllXml(zip.read('xl/workbook.xml'), {
    open(name, attributes) {
      if (name === 'workbookPr') is1904 = /^(1|true)$/.test(attributes.date1904 ?? '');
      if (name === 'sheet')
        sheets.push({
          name: attributes.name ?? '',
          relation: relationOf(attributes),
          isHidden: (attributes.state ?? 'visible') !== 'visible',
        });
    },
  });
  const targets = new Map<string, string>();
  const parts = new Map<string, string>();
  await readAllXml(zip.read('xl/_rels/workbook.xml.rels'), {
    open(name, { Id = '', Type = '', Target = '' }) {
      if (name !== 'Relationship') return;
      targets.set(Id, partOf(Target));
      parts.set(Type.slice(Type.lastIndexOf('/') + 1), partOf(Target));
    },
  });
  const { relation } = choose(sheets, wantedSheet);
  return {
    sheetPart: targets.get(relation) ?? '',
    is1904,
    sharedTexts: await readSharedTexts(zip, parts.get('sharedStrings')),
    numberKinds: await readNumberKinds(zip, parts.get('styles')),
  };
}
