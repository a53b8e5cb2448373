import { goods } from './objects/goods.ts';
import { servicesAndSales } from './objects/services-and-sales.ts';
import type { TenderObject } from './objects/tender-object.ts';
import { works } from './objects/works.ts';

/** What the newsroom's tenders are about. Tenders know their object by its place, so new ones go to the end of their list. */
export const objects: readonly TenderObject[] = [...goods, ...works, ...servicesAndSales];
