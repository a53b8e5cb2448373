import { activeTab, hasBottomBar, menus } from '@awaj/domain/navigation';
import { useLocale, useMessages } from '@awaj/i18n/react';
import { BottomBar, type BottomBarEntry } from '@awaj/ui/BottomBar';
import type { IconDrawing } from '@awaj/ui/Icon';
import { bookmarkIcon, feedIcon, listIcon, searchIcon } from '@awaj/ui/icons';
import type { ReactElement } from 'react';
import { useLocation } from 'react-router';
import { pathsIn } from '../address/paths.ts';
import { useMenuCounts } from './use-menu-counts.ts';
import { useSearchPath } from './use-search-path.ts';

const icons = { '/tenders': listIcon, '/myfeed': feedIcon, '/saved': bookmarkIcon } satisfies Record<
  (typeof menus.bottomBar)[number],
  IconDrawing
>;

/** The main links within reach of a thumb. */
export function MemberBar(): ReactElement | null {
  const { frame } = useMessages();
  const { pathname } = useLocation();
  const paths = pathsIn(useLocale());
  const counts = useMenuCounts();
  const searchPath = useSearchPath();
  if (!hasBottomBar(pathname, { hasToken: true })) return null;
  const labels = { '/tenders': frame.tenders, '/myfeed': frame.myFeed, '/saved': frame.saved };
  const places: BottomBarEntry[] = menus.bottomBar.map((pattern) => ({
    label: labels[pattern],
    icon: icons[pattern],
    href: paths.page(pattern),
    isActive: `/${activeTab(pathname)}` === pattern,
    ...(counts[pattern] && { count: counts[pattern] }),
  }));
  const search: BottomBarEntry = { label: frame.search, icon: searchIcon, href: searchPath, isActive: false };
  return <BottomBar entries={[...places, search]} label={frame.mainNavigation} />;
}
