import { createCompanyQueries } from '@awaj/features/company';
import { queriesOfSome } from '../../api.ts';

export const { queriesIn: companiesIn, useQueries: useCompanies } = queriesOfSome(createCompanyQueries);
