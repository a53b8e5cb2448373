import { FileFault } from './file-fault.ts';

export type Encoding = string;
export type FileKind = { format: 'zip' } | { format: 'jsonl' | 'csv'; encoding: Encoding };

const magic: readonly (readonly [start: string, what: string])[] = [
  ['%PDF', 'a PDF document'],
  ['\x89PNG', 'a picture'],
  ['\xff\xd8\xff', 'a picture'],
  ['GIF8', 'a picture'],
  ['{\\rtf', 'a text document (RTF)'],
  ['\x1f\x8b', 'a compressed file'],
  ['Rar!', 'a compressed file'],
  ['7z\xbc\xaf', 'a compressed file'],
];

/** The beginning of old Excel files, and of encrypted new ones. */
const oldContainer = '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1';
const passwordMark = Buffer.from('EncryptedPackage', 'utf16le');

const marks: readonly (readonly [start: string, encoding: Encoding])[] = [
  ['\xef\xbb\xbf', 'utf-8'],
  ['\xff\xfe', 'utf-16le'],
  ['\xfe\xff', 'utf-16be'],
];

async function refuseOldContainer(readAll: () => Promise<Buffer>): Promise<never> {
  if ((await readAll()).includes(passwordMark))
    throw new FileFault('The workbook has a password: save it without one, then import it.');
  throw new FileFault('This is a workbook in the old Excel format (.xls): save it as .xlsx or CSV, then import it.');
}

/** A byte order mark overrides the encoding that was named. */
function encodingOf(start: string, named: string | undefined): Encoding {
  const marked = marks.find(([mark]) => start.startsWith(mark));
  return marked?.[1] ?? named ?? 'utf-8';
}

export function decoderOf(encoding: Encoding): TextDecoder {
  try {
    return new TextDecoder(encoding, { fatal: true });
  } catch {
    throw new FileFault(`"${encoding}" is not a known encoding. Common ones are utf-8, utf-16le and windows-1252.`);
  }
}

const isMostlyZeros = (bytes: Buffer): boolean =>
  bytes.reduce((zeros, byte) => zeros + (byte === 0 ? 1 : 0), 0) > bytes.length / 100;

function textFormat(text: string): 'jsonl' | 'csv' {
  const start = text.trimStart().toLowerCase();
  if (start === '') throw new FileFault('The file is empty.');
  if (/^<(!doctype|html|head|table|meta)/.test(start))
    throw new FileFault('This is a web page, whatever its name says: open it in Excel and save it as .xlsx or CSV.');
  if (start.startsWith('<?xml'))
    throw new FileFault('This is an XML file; only JSON lines, CSV and XLSX can be imported.');
  if (start.startsWith('[') || /^\{\s*\n/.test(start))
    throw new FileFault('JSON is read line by line: write each notice as one object on a line of its own.');
  return start.startsWith('{') ? 'jsonl' : 'csv';
}

/** Detects the kind of a file by its beginning, not by its name. Calls `readAll` for old workbooks. */
export async function kindOf(
  beginning: Buffer,
  named: string | undefined,
  readAll: () => Promise<Buffer>,
): Promise<FileKind> {
  const start = beginning.toString('latin1');
  if (beginning.length === 0) throw new FileFault('The file is empty.');
  if (start.startsWith('PK')) return { format: 'zip' };
  if (start.startsWith(oldContainer)) return refuseOldContainer(readAll);
  const other = magic.find(([sign]) => start.startsWith(sign));
  if (other) throw new FileFault(`This is ${other[1]}; only JSON lines, CSV and XLSX can be imported.`);
  const encoding = encodingOf(start, named);
  if (!encoding.startsWith('utf-16') && isMostlyZeros(beginning))
    throw new FileFault('This is not a text file; if it is text in UTF-16, add --encoding utf-16le.');
  const decoder = decoderOf(encoding);
  try {
    return { format: textFormat(decoder.decode(beginning, { stream: true })), encoding };
  } catch (error) {
    if (error instanceof FileFault) throw error;
    throw notInEncoding(encoding);
  }
}

export const notInEncoding = (encoding: Encoding): FileFault =>
  new FileFault(`The file is not ${encoding}: name its encoding with --encoding, or save it as UTF-8.`);
