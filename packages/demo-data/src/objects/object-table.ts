import type { CategorySlug } from '../categories.ts';
import type { Wording } from '../languages.ts';
import type { ItemListName } from '../lot-items.ts';
import type { Sector } from '../sectors.ts';

/** What the buyer does with it. Decides verbs, requirements and the shape of the lot table. */
export type NoticeKind = 'goods' | 'works' | 'services' | 'consultancy' | 'sale' | 'lease';

interface ObjectEntry extends Wording {
  /** Its other categories. */
  also?: readonly CategorySlug[];
  /** The items of its lot table, if bought by the piece. */
  items?: ItemListName;
  /** The only sectors that buy it, if not all do. */
  for?: readonly Sector[];
}

export type ObjectTable = Partial<Record<CategorySlug, readonly ObjectEntry[]>>;
