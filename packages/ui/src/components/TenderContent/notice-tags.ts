/**
 * The elements that a notice may contain: more than our API stores. All others are mapped to one of these or dropped.
 */
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

/** Elements whose text is not meant to be read. */
export const unread: ReadonlySet<string> = new Set(
  'script style template textarea title iframe noscript noembed noframes xmp svg math object select'.split(' '),
);

/** The elements that may be directly inside a list or table, and the element that is inserted around anything else. */
export const holders: Partial<Record<NoticeTag, { takes: readonly NoticeTag[]; else: NoticeTag }>> = {
  ul: { takes: ['li'], else: 'li' },
  ol: { takes: ['li'], else: 'li' },
  table: { takes: ['caption', 'thead', 'tbody'], else: 'tbody' },
  thead: { takes: ['tr'], else: 'tr' },
  tbody: { takes: ['tr'], else: 'tr' },
  tr: { takes: ['th', 'td'], else: 'td' },
};

export const isInline = (tag: NoticeTag): boolean => ['strong', 'em', 'sub', 'sup'].includes(tag);

/** Elements that hold only inline content. */
export const isLineOfText = (tag: NoticeTag): boolean => ['p', 'h3', 'h4'].includes(tag);

export const isOfTables = (tag: NoticeTag): boolean => (ofTables as readonly NoticeTag[]).includes(tag);
