import { useQueries } from '@tanstack/react-query';
import type { createCompanyQueries } from './company.ts';

/** Of companies that are known by their number alone: null until each name has come, or has failed to. */
export function useCompanyNames(
  { detail }: ReturnType<typeof createCompanyQueries>,
  ids: readonly (number | null)[],
): ((id: number) => string | undefined) | null {
  const wanted = [...new Set(ids)].filter((id) => id !== null);
  const companies = useQueries({ queries: wanted.map(detail) });
  if (companies.some(({ isPending }) => isPending)) return null;
  return (id) => companies[wanted.indexOf(id)]?.data?.name;
}
