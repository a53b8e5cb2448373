import { createCompanyQueries } from '@awaj/features/company';
import { createScopedQueries } from '../../data/api.ts';

export const { queriesIn: companiesIn, useQueries: useCompanies } = createScopedQueries(createCompanyQueries);
