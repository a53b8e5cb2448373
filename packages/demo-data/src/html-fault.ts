import { noticeTags } from '@awaj/domain/notice-html';

const allowedTags: ReadonlySet<string> = new Set(noticeTags);
const entity = /&(?:amp|lt|gt|quot);/g;

/** An error in a notice's HTML, or null. For tests: it only knows the allowed tags. */
export function htmlFault(html: string): string | null {
  const open: string[] = [];
  for (const [token] of html.matchAll(/<[^>]*>|[^<]+/g)) {
    const fault = token.startsWith('<') ? tagFault(token, open) : textFault(token);
    if (fault !== null) return fault;
  }
  return open.length === 0 ? null : `unclosed ${open.join(' ')}`;
}

function tagFault(token: string, open: string[]): string | null {
  const [, slash, name = ''] = /^<(\/?)([a-z0-9]+)>$/.exec(token) ?? [];
  if (!allowedTags.has(name)) return `not allowed: ${token}`;
  if (name === 'br') return slash === '/' ? 'closing br' : null;
  if (slash === '') {
    open.push(name);
    return null;
  }
  return open.pop() === name ? null : `wrong order at ${token}`;
}

function textFault(text: string): string | null {
  return /[&<>"]/.test(text.replace(entity, '')) ? `unescaped text: ${text}` : null;
}
