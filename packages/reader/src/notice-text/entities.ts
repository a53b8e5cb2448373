const named: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  ensp: ' ',
  emsp: ' ',
  thinsp: ' ',
  ndash: '–',
  mdash: '—',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  bull: '•',
  hellip: '…',
  middot: '·',
  shy: '',
  zwnj: '',
  zwj: '',
};

/** Decodes &amp;, &#4768; or &#x1230;. */
export function decodeEntity(entity: string): string | null {
  const name = entity.replace(/^&|;$/g, '');
  if (!name.startsWith('#')) return named[name.toLowerCase()] ?? null;
  const code = /^#[xX]/.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
  if (code === 160) return ' ';
  return code >= 0x20 && code <= 0x10_ffff && !(code >= 0xd800 && code <= 0xdfff) ? String.fromCodePoint(code) : null;
}
