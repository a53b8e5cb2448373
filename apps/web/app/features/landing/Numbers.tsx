import { groupThousands } from '@awaj/domain/money';
import { useArea } from '@awaj/i18n/react';
import { StatList } from '@awaj/ui/StatList';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useLandingPage } from './queries.ts';

/** Left out if it did not load, as are numbers that are zero. */
export function Numbers(): ReactElement | null {
  const { numbers } = useArea('landing');
  const { data } = useQuery(useLandingPage().statistics());
  if (!data || data.openTenders === 0) return null;
  const stats = [
    { count: data.openTenders, label: numbers.open },
    { count: data.addedYesterday, label: numbers.yesterday },
    { count: data.sources, label: numbers.sources },
    { count: data.regions, label: numbers.regions },
  ];
  return (
    <StatList
      stats={stats
        .filter(({ count }) => count > 0)
        .map(({ count, label }) => ({ value: groupThousands(count), label }))}
    />
  );
}
