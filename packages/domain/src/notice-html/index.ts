/** What the text of a notice is made of: what a printed page needs, and nothing that runs, loads or leads away. */
export const noticeTags = [
  'p',
  'br',
  'ul',
  'ol',
  'li',
  'strong',
  'b',
  'em',
  'i',
  'h3',
  'h4',
  'table',
  'thead',
  'tbody',
  'tr',
  'th',
  'td',
] as const;

/** Their attributes; every other tag has none. */
export const noticeAttributes = { td: ['colspan', 'rowspan'], th: ['colspan', 'rowspan', 'scope'] };
