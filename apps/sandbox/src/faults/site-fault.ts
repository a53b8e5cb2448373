/** Faults that only sites can have, with their texts for the page of faults. */
const texts = {
  'layout-changed': 'has a new layout',
  'empty-list': 'lists nothing',
  'listed-twice': 'lists each notice twice, the second time under another address',
  'broken-cursor': 'links to a next page that does not exist',
  'redirect-private': 'redirects to a private address',
  'redirect-loop': 'redirects in a loop',
  truncated: 'leaves out the second half of each answer',
  'cut-off': 'drops the connection in the middle of each answer',
  mojibake: 'sends letters in the wrong encoding',
  huge: 'answers with 100 MB',
  'robots-forbids': 'forbids everything in robots.txt',
} as const;

export type SiteFaultKind = keyof typeof texts;

export interface SiteFault {
  kind: SiteFaultKind;
}

export const siteFaultKinds = Object.keys(texts) as SiteFaultKind[];

export const isSiteFaultKind = (kind: unknown): kind is SiteFaultKind => siteFaultKinds.some((known) => known === kind);

export const describeSiteFault = (kind: SiteFaultKind): string => texts[kind];
