import type { Category } from '@awaj/api-client/schema';

/** One of the things that a list can be narrowed to. */
export interface Choice {
  id: number;
  name: string;
  /** How many tenders of the list it has, where the API counts them. */
  count?: number;
}

export const toChoice = ({ id, name, tenders_count }: Category): Choice => ({ id, name, count: tenders_count });
