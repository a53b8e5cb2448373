import { activeTab, hasHeader, localizedPath } from '@awaj/domain/navigation';
import { languageNames, locales } from '@awaj/i18n';
import { useLocale, useMessages } from '@awaj/i18n/react';
import { Header } from '@awaj/ui/Header';
import { LanguageSwitch } from '@awaj/ui/LanguageSwitch';
import type { ReactElement } from 'react';
import { createPath, useLocation } from 'react-router';
import { pathsIn } from './paths.ts';

/** Where the skip link leads: every page's main content. */
export const contentId = 'content';

export function SiteHeader(): ReactElement | null {
  const { common } = useMessages();
  const locale = useLocale();
  const location = useLocation();
  const paths = pathsIn(locale);
  if (!hasHeader(location.pathname)) return null;
  const languages = locales.map((tag) => ({
    tag,
    name: languageNames[tag],
    href: localizedPath(createPath(location), tag),
    isCurrent: tag === locale,
  }));
  return (
    <Header
      brand={{ label: common.brand, href: paths.home() }}
      contentId={contentId}
      end={<LanguageSwitch label={common.language} languages={languages} />}
      entries={[{ label: common.tenders, href: paths.tenders(), isActive: activeTab(location.pathname) === 'tenders' }]}
      labels={{ navigation: common.mainNavigation, skip: common.skipToContent }}
    />
  );
}
