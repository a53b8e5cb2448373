import { type CategorySlug, categories } from '@awaj/reference-data/categories';

export { type CategorySlug, categories };

export const categoryIdOf: ReadonlyMap<CategorySlug, number> = new Map(categories.map(({ slug, id }) => [slug, id]));
