import { DocumentFault, type RawDocument } from './adapter.ts';

const marks: readonly (readonly [start: string, charset: string])[] = [
  ['\xef\xbb\xbf', 'utf-8'],
  ['\xff\xfe', 'utf-16le'],
  ['\xfe\xff', 'utf-16be'],
];

const pictures = ['\x89PNG', '\xff\xd8\xff', 'GIF8', 'RIFF', 'II*\0', 'MM\0*'];

const beginningOf = (body: Buffer): string => body.subarray(0, 1_024).toString('latin1');

/** A few letters may be broken; more than this share of them, and the encoding is another one. */
const mostBroken = 0.002;

/** In HTML and XML the document itself may say it. */
function charsetInside(beginning: string): string | null {
  const [, xml] = /^\s*<\?xml[^>]*\bencoding\s*=\s*["']([\w.:-]+)["']/i.exec(beginning) ?? [];
  const [, meta] = /<meta[^>]*\bcharset\s*=\s*["']?([\w.:-]+)/i.exec(beginning) ?? [];
  return xml ?? meta ?? null;
}

function decoderOf(charset: string): TextDecoder | null {
  try {
    return new TextDecoder(charset);
  } catch {
    return null;
  }
}

const countBroken = (text: string): number => text.split('\ufffd').length - 1;

function isPicture({ body }: Pick<RawDocument, 'body'>): boolean {
  const start = beginningOf(body);
  return pictures.some((sign) => start.startsWith(sign));
}

/** The text of a document, by the mark at its beginning, its server's word, its own word, or as UTF-8. */
export function decode({ body, charset }: Pick<RawDocument, 'body' | 'charset'>): string {
  const start = beginningOf(body);
  if (isPicture({ body })) throw new DocumentFault('picture');
  const marked = marks.find(([mark]) => start.startsWith(mark))?.[1];
  const named = marked ?? charset ?? charsetInside(start) ?? 'utf-8';
  const text = (decoderOf(named) ?? new TextDecoder()).decode(body);
  const broken = countBroken(text);
  if (broken > 0 && broken > text.length * mostBroken)
    throw new DocumentFault('wrong-encoding', `${broken} letters are broken when it is read as ${named}`);
  if (text.includes('\0')) throw new DocumentFault('other-format', 'it is not a text');
  return text;
}
