import { createHash } from 'node:crypto';

/** In the format of a content security policy. */
export const hashOf = (content: string): string => `'sha256-${createHash('sha256').update(content).digest('base64')}'`;

/** The tag name before the nonce. */
const nameBefore = (html: string): string => /^\w+/.exec(html.slice(html.lastIndexOf('<') + 1))?.[0] ?? '';

/**
 * Removes nonces from elements that the server itself has written, and returns the hashes of their scripts. Nobody else
 * knows the nonce, so an injected script has none and is not run.
 */
export function removeNonces(page: string, nonce: string): { html: string; scripts: string[] } {
  const parts = page.split(` nonce="${nonce}"`);
  const scripts = new Set<string>();
  for (const [place, before] of parts.slice(0, -1).entries()) {
    if (nameBefore(before) !== 'script') continue;
    const after = parts[place + 1] ?? '';
    const content = after.slice(after.indexOf('>') + 1, after.indexOf('</script'));
    if (content !== '') scripts.add(hashOf(content));
  }
  return { html: parts.join(''), scripts: [...scripts] };
}
