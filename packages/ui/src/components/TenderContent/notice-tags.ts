/** What a notice of any source may be made of: more than our API stores. Everything else is renamed to one of these or falls away. */
const ofText = ['p', 'br', 'ul', 'ol', 'li', 'strong', 'em', 'sub', 'sup', 'h3', 'h4'] as const;
const ofTables = ['table', 'caption', 'thead', 'tbody', 'tr', 'th', 'td'] as const;

export type NoticeTag = (typeof ofText)[number] | (typeof ofTables)[number];

const renamed: Record<string, NoticeTag> = {
  b: 'strong',
  i: 'em',
  h1: 'h3',
  h2: 'h3',
  h5: 'h4',
  h6: 'h4',
  dt: 'h4',
  dd: 'p',
  div: 'p',
  section: 'p',
  article: 'p',
  blockquote: 'p',
  pre: 'p',
  address: 'p',
  tfoot: 'tbody',
};

export const tagNamed: ReadonlyMap<string, NoticeTag> = new Map([
  ...[...ofText, ...ofTables].map((tag): [string, NoticeTag] => [tag, tag]),
  ...Object.entries(renamed),
]);

/** Nobody is meant to read what stands in these. */
export const unread: ReadonlySet<string> = new Set(
  'script style template textarea title iframe noscript noembed noframes xmp svg math object select'.split(' '),
);

/** What may stand directly in a part of a list or table, and what is put there to hold anything else. */
export const holders: Partial<Record<NoticeTag, { takes: readonly NoticeTag[]; else: NoticeTag }>> = {
  ul: { takes: ['li'], else: 'li' },
  ol: { takes: ['li'], else: 'li' },
  table: { takes: ['caption', 'thead', 'tbody'], else: 'tbody' },
  thead: { takes: ['tr'], else: 'tr' },
  tbody: { takes: ['tr'], else: 'tr' },
  tr: { takes: ['th', 'td'], else: 'td' },
};

export const isInline = (tag: NoticeTag): boolean => ['strong', 'em', 'sub', 'sup'].includes(tag);

/** They hold letters and nothing that stands by itself. */
export const isLineOfText = (tag: NoticeTag): boolean => ['p', 'h3', 'h4'].includes(tag);

export const isOfTables = (tag: NoticeTag): boolean => (ofTables as readonly NoticeTag[]).includes(tag);
