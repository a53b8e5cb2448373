import type { CategorySlug } from '../categories.ts';
import type { Wording } from '../languages.ts';
import type { ItemListName } from '../lot-items.ts';
import type { Sector } from '../sectors.ts';

/** What the buyer does with the object; it decides verbs, requirements and the shape of the lot table. */
export type NoticeKind = 'goods' | 'works' | 'services' | 'consultancy' | 'sale' | 'lease';

interface ObjectEntry extends Wording {
  /** Further categories the object belongs to. */
  also?: readonly CategorySlug[];
  /** The things its lot table lists, when it is bought piece by piece. */
  items?: ItemListName;
  /** The only sorts of buyers that would want it, when not everybody would. */
  for?: readonly Sector[];
}

export type ObjectTable = Partial<Record<CategorySlug, readonly ObjectEntry[]>>;
