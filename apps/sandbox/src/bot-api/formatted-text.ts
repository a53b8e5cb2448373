import { badRequest } from './bot-error.ts';

export interface Entity {
  type: string;
  offset: number;
  length: number;
  url?: string;
}

export interface FormattedText {
  text: string;
  entities: readonly Entity[];
}

const entityTypes: Readonly<Record<string, string>> = {
  b: 'bold',
  strong: 'bold',
  i: 'italic',
  em: 'italic',
  u: 'underline',
  ins: 'underline',
  s: 'strikethrough',
  strike: 'strikethrough',
  del: 'strikethrough',
  span: 'spoiler',
  'tg-spoiler': 'spoiler',
  a: 'text_link',
  code: 'code',
  pre: 'pre',
  blockquote: 'blockquote',
};

const characters: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"' };

function decode(text: string): string {
  return text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(lt|gt|amp|quot));/gi, (whole, decimal, hex, name) => {
    if (name) return characters[name.toLowerCase()] ?? whole;
    const code = decimal ? Number(decimal) : Number.parseInt(hex, 16);
    return code > 0 && code <= 0x10_ff_ff ? String.fromCodePoint(code) : whole;
  });
}

const cannotParse = (reason: string) => badRequest(`can't parse entities: ${reason}`);

interface OpenTag {
  name: string;
  offset: number;
  url: string | null;
}

function openTag(source: string, index: number, offset: number): { tag: OpenTag; length: number } {
  const at = `at byte offset ${Buffer.byteLength(source.slice(0, index))}`;
  const match = /^<([a-z-]+)((?:\s+[a-z-]+(?:\s*=\s*(?:"[^"]*"|'[^']*'))?)*)\s*>/i.exec(source.slice(index));
  if (!match) throw cannotParse(`Unclosed start tag ${at}`);
  const name = (match[1] ?? '').toLowerCase();
  if (!Object.hasOwn(entityTypes, name)) throw cannotParse(`Unsupported start tag "${name}" ${at}`);
  if (name === 'span' && !/class\s*=\s*["']tg-spoiler["']/.test(match[2] ?? ''))
    throw cannotParse(`Tag "span" must have class "tg-spoiler" ${at}`);
  const url = /href\s*=\s*(?:"([^"]*)"|'([^']*)')/i.exec(match[2] ?? '');
  return { tag: { name, offset, url: url ? decode(url[1] ?? url[2] ?? '') : null }, length: match[0].length };
}

function closeTag(source: string, index: number, tag: OpenTag | undefined): number {
  const at = `at byte offset ${Buffer.byteLength(source.slice(0, index))}`;
  if (!tag) throw cannotParse(`Unexpected end tag ${at}`);
  const match = /^<\/([a-z-]*)\s*>/i.exec(source.slice(index));
  if (!match) throw cannotParse(`Unclosed end tag ${at}`);
  const name = (match[1] ?? '').toLowerCase();
  if (name !== '' && name !== tag.name)
    throw cannotParse(`Unmatched end tag ${at}, expected "</${tag.name}>", found "</${name}>"`);
  return match[0].length;
}

/** Parses the HTML that Telegram accepts, and refuses everything else as Telegram does. */
export function parseHtml(source: string): FormattedText {
  const open: OpenTag[] = [];
  const entities: Entity[] = [];
  let text = '';
  let index = 0;
  while (index < source.length) {
    if (source.startsWith('</', index)) {
      const tag = open.at(-1);
      index += closeTag(source, index, tag);
      open.pop();
      if (tag && text.length > tag.offset) entities.push(toEntity(tag, text.length));
    } else if (source[index] === '<') {
      const { tag, length } = openTag(source, index, text.length);
      open.push(tag);
      index += length;
    } else {
      const end = source.indexOf('<', index);
      const plain = source.slice(index, end === -1 ? source.length : end);
      text += decode(plain);
      index += plain.length;
    }
  }
  const unclosed = open.at(-1);
  if (unclosed) throw cannotParse(`Can't find end tag corresponding to start tag "${unclosed.name}"`);
  return { text, entities };
}

function toEntity({ name, offset, url }: OpenTag, end: number): Entity {
  return { type: entityTypes[name] ?? name, offset, length: end - offset, ...(name === 'a' && { url: url ?? '' }) };
}
