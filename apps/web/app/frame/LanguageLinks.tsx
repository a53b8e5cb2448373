import { localizedPath } from '@awaj/domain/navigation';
import { languageNames, locales } from '@awaj/i18n';
import { useLocale, useMessages } from '@awaj/i18n/react';
import { LanguageSwitch } from '@awaj/ui/LanguageSwitch';
import { type ReactElement, useEffect, useRef } from 'react';
import { createPath, useLocation } from 'react-router';
import { rememberLocale } from '../locale-cookie.ts';

export function LanguageLinks(): ReactElement {
  const { frame } = useMessages();
  const locale = useLocale();
  const location = useLocation();
  const before = useRef(locale);
  useEffect(() => {
    if (before.current === locale) return;
    before.current = locale;
    rememberLocale(locale);
  }, [locale]);
  const languages = locales.map((tag) => ({
    tag,
    name: languageNames[tag],
    href: localizedPath(createPath(location), tag),
    isCurrent: tag === locale,
  }));
  return <LanguageSwitch label={frame.language} languages={languages} />;
}
