/** The HTML tags allowed in notices: those of a printed page. None of them runs, loads or links to anything. */
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

/** Allowed attributes; other tags have none. */
export const noticeAttributes = { td: ['colspan', 'rowspan'], th: ['colspan', 'rowspan', 'scope'] };
