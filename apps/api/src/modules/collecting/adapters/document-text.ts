import { DocumentFault, type RawDocument } from './adapter.ts';

const marks: readonly (readonly [start: string, charset: string])[] = [
  ['\xef\xbb\xbf', 'utf-8'],
  ['\xff\xfe', 'utf-16le'],
  ['\xfe\xff', 'utf-16be'],
];

const pictures = ['\x89PNG', '\xff\xd8\xff', 'GIF8', 'RIFF', 'II*\0', 'MM\0*'];

const beginningOf = (body: Buffer): string => body.subarray(0, 1_024).toString('latin1');

/** A document with a larger share of broken letters is decoded with the wrong encoding. */
const mostBroken = 0.002;

/** Finds the encoding that an HTML or XML document declares. */
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

/** Decodes a document by its byte order mark, the server's header, its own declaration, or as UTF-8. */
export function decode({ body, charset }: Pick<RawDocument, 'body' | 'charset'>): string {
  const start = beginningOf(body);
  if (isPicture({ body })) throw new DocumentFault('picture');
  const marked = marks.find(([mark]) => start.startsWith(mark))?.[1];
  const named = marked ?? charset ?? charsetInside(start) ?? 'utf-8';
  const text = (decoderOf(named) ?? new TextDecoder()).decode(body);
  const broken = countBroken(text);
  if (broken > 0 && broken > text.length * mostBroken)
    throw new DocumentFault(
      'wrong-encoding',
      `${broken === 1 ? 'a letter is' : `${broken} letters are`} not valid ${named}`,
    );
  if (text.includes('\0')) throw new DocumentFault('other-format', 'it is not text');
  return text;
}
