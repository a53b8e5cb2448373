import { type NoticeTag, tagNamed, unread } from './notice-tags.ts';

/** The only table attributes kept: spans, and what a header belongs to. */
export interface CellReach {
  colSpan?: number;
  rowSpan?: number;
  scope?: 'col' | 'row';
}

export type MarkupToken =
  | { kind: 'text'; text: string }
  | { kind: 'open'; tag: NoticeTag; reach: CellReach }
  | { kind: 'close'; tag: NoticeTag };

const entities: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
  ndash: '–',
  mdash: '—',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  laquo: '«',
  raquo: '»',
  hellip: '…',
  bull: '•',
  middot: '·',
  times: '×',
  deg: '°',
};

const letter = (code: number): string => (code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '\ufffd');

const decode = (text: string): string =>
  text.replace(/&(?:#x([\da-f]{1,6})|#(\d{1,7})|([a-z]{2,6}));/gi, (entity, hex, decimal, name) => {
    if (hex) return letter(Number.parseInt(hex, 16));
    return decimal ? letter(Number(decimal)) : (entities[name.toLowerCase()] ?? entity);
  });

/** The index of the `>` that ends a tag; a quoted one does not. */
function tagEnd(html: string, from: number): number {
  let quote = '';
  for (let at = from; at < html.length; at++) {
    const sign = html.charAt(at);
    if (quote) quote = sign === quote ? '' : quote;
    else if (sign === '>') return at;
    else if ((sign === '"' || sign === "'") && html.charAt(at - 1) === '=') quote = sign;
  }
  return html.length;
}

function spanIn(attributes: string, name: 'colspan' | 'rowspan'): number {
  const [, digits] = new RegExp(`\\s${name}\\s*=\\s*["']?(\\d{1,3})`, 'i').exec(attributes) ?? [];
  return Number(digits ?? 1);
}

function reachIn(attributes: string): CellReach {
  const colSpan = spanIn(attributes, 'colspan');
  const rowSpan = spanIn(attributes, 'rowspan');
  const [, scope] = /\sscope\s*=\s*["']?(col|row)\b/i.exec(attributes) ?? [];
  return {
    ...(colSpan > 1 && { colSpan }),
    ...(rowSpan > 1 && { rowSpan }),
    ...(scope && { scope: scope.toLowerCase() as 'col' | 'row' }),
  };
}

/** The index after the next occurrence, or the end. */
const behind = (html: string, what: string, from: number): number => {
  const at = html.indexOf(what, from);
  return at === -1 ? html.length : at + what.length;
};

function behindClosing(html: string, name: string, from: number): number {
  const closing = new RegExp(`</${name}`, 'gi');
  closing.lastIndex = from;
  const found = closing.exec(html);
  return found ? behind(html, '>', found.index) : html.length;
}

interface Step {
  token?: MarkupToken;
  /** The index at which to go on. */
  next: number;
}

/** Reads the tag at this `<`; `null` if it is just a character, as in "1 < 2". */
function readTag(html: string, at: number): Step | null {
  if (html.startsWith('<!--', at)) return { next: behind(html, '-->', at + 2) };
  if ('!?'.includes(html.charAt(at + 1) || ' ')) return { next: behind(html, '>', at) };
  const isClosing = html.charAt(at + 1) === '/';
  const start = at + (isClosing ? 2 : 1);
  if (!/[a-z]/i.test(html.charAt(start))) return null;
  const end = tagEnd(html, start);
  if (end === html.length) return { next: end };
  const inside = html.slice(start, end);
  const name = (/^[a-z\d]+/i.exec(inside)?.[0] ?? '').toLowerCase();
  if (unread.has(name) && !isClosing) return { next: behindClosing(html, name, end) };
  const tag = tagNamed.get(name);
  if (!tag) return { next: end + 1 };
  return { token: isClosing ? { kind: 'close', tag } : { kind: 'open', tag, reach: reachIn(inside) }, next: end + 1 };
}

/** Reads the text once from start to end, so the time is linear in its length. */
export function* readMarkup(html: string): Generator<MarkupToken> {
  let from = 0;
  let at = html.indexOf('<');
  while (at !== -1) {
    const step = readTag(html, at);
    if (step) {
      if (at > from) yield { kind: 'text', text: decode(html.slice(from, at)) };
      if (step.token) yield step.token;
      from = step.next;
    }
    at = html.indexOf('<', step ? from : at + 1);
  }
  if (from < html.length) yield { kind: 'text', text: decode(html.slice(from)) };
}
