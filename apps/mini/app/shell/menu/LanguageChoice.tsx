import { type Locale, languages, locales } from '@awaj/i18n';
import { useLocale, useMessages } from '@awaj/i18n/react';
import { SegmentedField } from '@awaj/ui/SegmentedField';
import { useMutation } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useRevalidator } from 'react-router';
import { chooseLanguage } from '../../address/language.ts';
import { isReachable } from '../../boot/reload-when-reachable.ts';
import { loadSameTranslations } from '../../data/translations.ts';
import { useHost } from '../../data/use-host.ts';

/** The page stays in its language until the texts of the other have loaded. */
export function LanguageChoice(): ReactElement {
  const { frame, failure } = useMessages();
  const { haptic } = useHost();
  const { revalidate } = useRevalidator();
  const spoken = useLocale();
  const change = useMutation({
    async mutationFn(wanted: Locale) {
      // A browser remembers a failed import for good, so none is started without a network.
      if (!(await isReachable())) throw new Error('The words of the other language are out of reach.');
      return loadSameTranslations(spoken, wanted);
    },
    async onSuccess(_translations, wanted) {
      chooseLanguage(wanted);
      await revalidate();
    },
    onError: () => haptic('failure'),
  });
  const choose = (wanted: Locale) => {
    haptic('chosen');
    change.mutate(wanted);
  };
  return (
    <SegmentedField
      error={change.isError ? failure.unreachable : undefined}
      errorTiming="atOnce"
      isBusy={change.isPending}
      label={frame.language}
      onChange={choose}
      options={locales.map((locale) => ({ value: locale, label: languages[locale].name }))}
      value={change.isPending ? change.variables : spoken}
    />
  );
}
