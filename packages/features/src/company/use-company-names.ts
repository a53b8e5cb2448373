import { useQueries } from '@tanstack/react-query';
import type { createCompanyQueries } from './company.ts';

/** Of companies that are known by their number alone; undefined until a name has come. */
export function useCompanyNames(
  { detail }: ReturnType<typeof createCompanyQueries>,
  ids: readonly (number | null)[],
): (id: number) => string | undefined {
  const wanted = [...new Set(ids)].filter((id) => id !== null);
  const companies = useQueries({ queries: wanted.map(detail) });
  return (id) => companies[wanted.indexOf(id)]?.data?.name;
}
