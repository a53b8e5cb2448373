import { bureauSites, universitySites } from './sources/bureaus-and-universities.ts';
import { enterpriseSites } from './sources/enterprises.ts';
import { newspapers } from './sources/newspapers.ts';
import { portals } from './sources/portals.ts';
import type { Source } from './sources/source.ts';

export type { Source };

/** The sources of notices. Ids 16 to 99 are for sources other than newspapers; 12, 14 and 15 are never used. */
export const sources: readonly Source[] = [
  ...newspapers,
  ...portals,
  ...enterpriseSites,
  ...bureauSites,
  ...universitySites,
];
