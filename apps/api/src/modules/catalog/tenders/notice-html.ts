import sanitizeHtml from 'sanitize-html';

const allowed: sanitizeHtml.IOptions = {
  allowedTags: [
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
  ],
  allowedAttributes: { td: ['colspan', 'rowspan'], th: ['colspan', 'rowspan', 'scope'] },
};

/** The only HTML that is ever stored: what a printed notice needs, and nothing that runs, loads or leads away. */
export const sanitiseNotice = (html: string): string => sanitizeHtml(html, allowed);
