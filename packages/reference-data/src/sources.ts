import { bureauSites, universitySites } from './sources/bureaus-and-universities.ts';
import { enterpriseSites } from './sources/enterprises.ts';
import { newspapers } from './sources/newspapers.ts';
import { portals } from './sources/portals.ts';
import type { Source } from './sources/source.ts';

export type { Source };

/** Where notices are published. Ids from 16 to 99 are for those that are no newspaper; 12, 14 and 15 are never given. */
export const sources: readonly Source[] = [
  ...newspapers,
  ...portals,
  ...enterpriseSites,
  ...bureauSites,
  ...universitySites,
];
