import type { Wording } from '../phrasing.ts';

export type Kind = 'goods' | 'works' | 'services' | 'sale';

export interface TenderObject {
  kind: Kind;
  /** The same thing said in two ways: two papers seldom use the same words. */
  names: readonly [Wording, Wording];
  /** Its lots, if it has some. */
  lots?: readonly [Wording, Wording];
}
