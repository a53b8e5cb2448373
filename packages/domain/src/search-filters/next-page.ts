/** Decodes like a browser; invalid encodings stay as they are. */
function decode(text: string): string {
  const spaced = text.replaceAll('+', ' ');
  try {
    return decodeURIComponent(spaced);
  } catch {
    return spaced;
  }
}

function toPair(text: string): [name: string, value: string] {
  const end = text.indexOf('=');
  return end === -1 ? [decode(text), ''] : [decode(text.slice(0, end)), decode(text.slice(end + 1))];
}

/**
 * The query of the next page: all parameters of its link, even unknown ones, because a cursor among them makes it
 * cheap. Null on the last page, and for a link without parameters, which would lead to the first page again and again.
 */
export function parseNextPageUrl(url: string | null): Record<string, string> | null {
  const query = /^[^?#]*\?([^#]*)/.exec(url ?? '')?.[1] ?? '';
  const pairs = query.split('&').filter(Boolean).map(toPair);
  return pairs.length === 0 ? null : Object.fromEntries(pairs);
}
