import { activeTab, hasHeader, localizedPath } from '@awaj/domain/navigation';
import { languageNames, locales } from '@awaj/i18n';
import { useLocale, useMessages } from '@awaj/i18n/react';
import { Header } from '@awaj/ui/Header';
import { LanguageSwitch } from '@awaj/ui/LanguageSwitch';
import type { ReactElement } from 'react';
import { createPath, useLocation } from 'react-router';
import { pathsIn } from './paths.ts';

export function SiteHeader(): ReactElement | null {
  const { frame } = useMessages();
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
      brand={{ label: frame.brand, href: paths.home() }}
      end={<LanguageSwitch label={frame.language} languages={languages} />}
      entries={[{ label: frame.tenders, href: paths.tenders(), isActive: activeTab(location.pathname) === 'tenders' }]}
      labels={{ navigation: frame.mainNavigation, skip: frame.skipToContent }}
    />
  );
}
