/** Faults that only sites can have, with their texts for the page of faults. */
const texts = {
  'layout-changed': 'has another layout',
  'empty-list': 'lists nothing',
  'listed-twice': 'lists each notice twice, the second time under another address',
  'broken-cursor': 'has a next page that is not there',
  'redirect-private': 'redirects to an address of a private network',
  'redirect-loop': 'redirects without end',
  truncated: 'leaves out the second half of each answer',
  'cut-off': 'drops the connection in the middle of each answer',
  mojibake: 'sends letters in the wrong encoding',
  huge: 'answers with 100 MB',
  'robots-forbids': 'forbids everything by robots.txt',
} as const;

export type SiteFaultKind = keyof typeof texts;

export interface SiteFault {
  kind: SiteFaultKind;
}

export const siteFaultKinds = Object.keys(texts) as SiteFaultKind[];

export const isSiteFaultKind = (kind: unknown): kind is SiteFaultKind => siteFaultKinds.some((known) => known === kind);

export const describeSiteFault = (kind: SiteFaultKind): string => texts[kind];
