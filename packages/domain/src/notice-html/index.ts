/** The HTML tags that a notice may have: those of a printed page, and none that run, load or link to anything. */
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
