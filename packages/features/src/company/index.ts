export { createCompanyQueries } from './company.queries.ts';
export type { Company, CompanyDocument } from './company.ts';
