import { activeTab, hasBottomBar, hasHeader, homePath, menus, type RoutePattern } from '@awaj/domain/navigation';
import { useSession } from '@awaj/features/session';
import { useLocale, useMessages } from '@awaj/i18n/react';
import { Header, type HeaderEntry } from '@awaj/ui/Header';
import { Link } from '@awaj/ui/Link';
import { VisitorView } from '@awaj/ui/VisitorView';
import type { ReactElement } from 'react';
import { useLocation } from 'react-router';
import { pathsIn } from '../address/paths.ts';
import { LanguageLinks } from './LanguageLinks.tsx';
import { useMemberFrame } from './member-frame.ts';
import { useEntryLabels } from './menu-labels.ts';
import { useSiteShortcuts } from './shortcuts/use-site-shortcuts.ts';
import { useMenuCounts } from './use-menu-counts.ts';
import { useSearchPath } from './use-search-path.ts';

const login = '/login' satisfies RoutePattern;

/** The header's entries; the login link is at its end. */
function useEntries(isMember: boolean): HeaderEntry[] {
  const { pathname } = useLocation();
  const labels = useEntryLabels();
  const paths = pathsIn(useLocale());
  const counts = useMenuCounts();
  const tab = activeTab(pathname);
  const patterns: readonly RoutePattern[] = isMember ? menus.member : menus.visitor.filter((path) => path !== login);
  return patterns.map((pattern) => ({
    label: labels[pattern] ?? '',
    href: paths.page(pattern),
    isActive: tab !== null && pattern === `/${tab}`,
    ...(counts[pattern] && { count: counts[pattern] }),
  }));
}

export function SiteHeader(): ReactElement | null {
  const { frame } = useMessages();
  const { isMember } = useSession();
  const { pathname } = useLocation();
  const paths = pathsIn(useLocale());
  const entries = useEntries(isMember);
  const { Account } = useMemberFrame();
  const searchPath = useSearchPath();
  const isShown = hasHeader(pathname);
  useSiteShortcuts(searchPath, isShown);
  if (!isShown) return null;
  return (
    <Header
      brand={{ label: frame.brand, href: paths.page(homePath({ hasToken: isMember })) }}
      end={
        <>
          <LanguageLinks />
          {Account ? (
            <Account />
          ) : (
            // Visible only to visitors; it keeps room for what is loading.
            <VisitorView>
              <Link href={paths.login()} look="button">
                {frame.login}
              </Link>
            </VisitorView>
          )}
        </>
      }
      entries={entries}
      hasBottomBar={hasBottomBar(pathname, { hasToken: isMember })}
      labels={{ navigation: frame.mainNavigation, skip: frame.skipToContent }}
      search={{ label: frame.search, href: searchPath }}
    />
  );
}
