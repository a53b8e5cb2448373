import { createFeaturedCompanyQueries } from '@awaj/features/featured-companies';
import { createScopedQueries } from '../../data/api.ts';

export const { queriesIn: featuredCompaniesIn, useQueries: useFeaturedCompanies } =
  createScopedQueries(createFeaturedCompanyQueries);
