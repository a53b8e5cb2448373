import { createHash } from 'node:crypto';

/** As a content security policy names it. */
export const hashOf = (content: string): string => `'sha256-${createHash('sha256').update(content).digest('base64')}'`;

/** The name of the element that has the nonce. */
const nameBefore = (html: string): string => /^\w+/.exec(html.slice(html.lastIndexOf('<') + 1))?.[0] ?? '';

/**
 * Removes the nonces of the elements that the server has written itself, and gives the hashes of its scripts. Nobody else
 * knows the nonce: a script that got into the page by a mistake of ours has none, and the browser does not run it.
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
