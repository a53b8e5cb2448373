import type { SiteRoutes } from '../site-content.ts';
import type { SiteSlug } from '../site-list.ts';
import { addisDimts } from './addis-dimts.ts';
import { awashWater } from './awash-water.ts';
import { dedessaSugar } from './dedessa-sugar.ts';
import { gibeHospital } from './gibe-hospital.ts';
import { gulantaa } from './gulantaa.ts';
import { nileHerald } from './nile-herald.ts';
import { procurementPortal } from './procurement-portal.ts';
import { tanaRoads } from './tana-roads.ts';
import { tenderWire } from './tender-wire.ts';

export const siteRoutes: Readonly<Record<SiteSlug, SiteRoutes>> = {
  'addis-dimts': addisDimts,
  'nile-herald': nileHerald,
  gulantaa,
  'procurement-portal': procurementPortal,
  'tender-wire': tenderWire,
  'tana-roads': tanaRoads,
  'awash-water': awashWater,
  'gibe-hospital': gibeHospital,
  'dedessa-sugar': dedessaSugar,
};
