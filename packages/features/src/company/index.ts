export { createCompanyQueries } from './company.queries.ts';
export type { Company } from './company.ts';
