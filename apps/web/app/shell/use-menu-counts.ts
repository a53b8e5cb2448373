import { countBadge } from '@awaj/domain/count-badge';
import type { RoutePattern } from '@awaj/domain/navigation';
import { useMessages } from '@awaj/i18n/react';
import type { CountBadgeProps } from '@awaj/ui/CountBadge';
import { useUserInfo } from '../data/use-user-info.ts';
import { useVisitQuery } from '../data/use-visit.ts';

/** The counts in menus: saved tenders, and new ones in the reader's feed. */
export function useMenuCounts(): { readonly [Pattern in RoutePattern]?: CountBadgeProps } {
  const { frame } = useMessages();
  const saved = useUserInfo()?.savedCount ?? 0;
  const newInFeed = useVisitQuery().data?.newInFeed ?? 0;
  return {
    '/saved': { count: countBadge(saved), label: frame.savedCount(saved) },
    '/myfeed': { count: countBadge(newInFeed), label: frame.newInFeed(newInFeed) },
  };
}
