import { failureText } from '@awaj/features/failure';
import { type Locale, type Messages, startFailure } from '@awaj/i18n';
import { type ReactElement, useEffect, useState } from 'react';
import { useRouteLoaderData } from 'react-router';
import { reloadAfterOutage, reloadWhenReachable } from '../boot/reload-when-reachable.ts';
import { translationsOf } from '../data/translations.ts';
import { FailureMessage } from './FailureMessage.tsx';

const wordsFor = (error: unknown, failure: Messages['failure']) => ({ ...failure, text: failureText(error, failure) });

/** Replaces a page that failed. If the app itself did not start, no language is known. */
export function FailurePage({ error }: { error: unknown }): ReactElement {
  const root = useRouteLoaderData<() => { locale: Locale }>('root');
  const translations = root && translationsOf(root.locale);
  const [isTrying, setTrying] = useState(false);
  useEffect(() => void reloadAfterOutage(), []);
  // Reloads the document: a browser may remember a failed import, and a client cannot be connected twice.
  const tryAgain = () => {
    setTrying(true);
    void reloadWhenReachable();
  };
  const shown = translations ? wordsFor(error, translations.messages.failure) : startFailure;
  return <FailureMessage isTrying={isTrying} onRetry={tryAgain} words={shown} />;
}
