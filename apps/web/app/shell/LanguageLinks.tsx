import { localizedPath } from '@awaj/domain/navigation';
import { languages, locales } from '@awaj/i18n';
import { useLocale, useMessages } from '@awaj/i18n/react';
import { LanguageSwitch } from '@awaj/ui/LanguageSwitch';
import type { ReactElement } from 'react';
import { createPath, useLocation } from 'react-router';

export function LanguageLinks(): ReactElement {
  const { frame } = useMessages();
  const locale = useLocale();
  const location = useLocation();
  // A tender beside its list is the page in the address bar.
  const path = createPath(location.mask ?? location);
  const links = locales
    .filter((tag) => tag !== locale)
    .map((tag) => ({ tag, name: languages[tag].name, href: localizedPath(path, tag) }));
  return <LanguageSwitch label={frame.language} languages={links} />;
}
