import { createFeaturedCompanyQueries } from '@awaj/features/featured-companies';
import { queriesOfSome } from '../../api.ts';

export const { queriesIn: featuredCompaniesIn, useQueries: useFeaturedCompanies } =
  queriesOfSome(createFeaturedCompanyQueries);
