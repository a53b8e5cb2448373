import type { CategorySlug } from '../categories.ts';
import type { Wording } from '../languages.ts';
import { itemLists, type LotItem } from '../lot-items.ts';
import type { Sector } from '../sectors.ts';
import { consultancies } from './consultancies.ts';
import { leases, sales } from './disposals.ts';
import { healthAndFoodGoods } from './health-and-food-goods.ts';
import type { NoticeKind, ObjectTable } from './object-table.ts';
import { officeGoods } from './office-goods.ts';
import { services } from './services.ts';
import { technicalGoods } from './technical-goods.ts';
import { works } from './works.ts';

export interface TenderObject {
  kind: NoticeKind;
  category: CategorySlug;
  also: readonly CategorySlug[];
  wording: Wording;
  items: readonly LotItem[];
  /** The sectors that buy it, null for all. */
  buyers: readonly Sector[] | null;
}

const tables: readonly (readonly [NoticeKind, ObjectTable])[] = [
  ['goods', officeGoods],
  ['goods', technicalGoods],
  ['goods', healthAndFoodGoods],
  ['works', works],
  ['services', services],
  ['consultancy', consultancies],
  ['sale', sales],
  ['lease', leases],
];

export const tenderObjects: readonly TenderObject[] = tables.flatMap(([kind, table]) => objectsIn(kind, table));

function objectsIn(kind: NoticeKind, table: ObjectTable): TenderObject[] {
  const slugs = Object.keys(table) as CategorySlug[];
  return slugs.flatMap((category) =>
    (table[category] ?? []).map(({ also = [], items, for: buyers, ...wording }) => ({
      kind,
      category,
      also,
      wording,
      buyers: buyers ?? null,
      items: items === undefined ? [] : itemLists[items],
    })),
  );
}
