import { languageNames, locales } from '@awaj/i18n';
import { useLocale, useMessages } from '@awaj/i18n/react';
import { SegmentedControl } from '@awaj/ui/SegmentedControl';
import type { ReactElement } from 'react';
import { useRevalidator } from 'react-router';
import { chooseLanguage } from '../../language.ts';
import { useHost } from '../../use-host.ts';

export function LanguageChoice(): ReactElement {
  const { frame } = useMessages();
  const { feel } = useHost();
  const { revalidate } = useRevalidator();
  return (
    <SegmentedControl
      label={frame.language}
      onChange={(locale) => {
        feel('chosen');
        chooseLanguage(locale);
        void revalidate();
      }}
      options={locales.map((locale) => ({ value: locale, label: languageNames[locale] }))}
      value={useLocale()}
    />
  );
}
