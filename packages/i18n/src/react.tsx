'use client';

import { createContext, type ReactElement, type ReactNode, useContext } from 'react';
import type { Locale } from './languages.ts';
import type { Area, AreaMessages, Messages } from './load.ts';

interface Translations {
  locale: Locale;
  messages: Messages;
  /** The areas that the current page needs. */
  areas?: Partial<AreaMessages>;
}

const TranslationsContext = createContext<Translations | null>(null);

export function TranslationsProvider({ children, ...value }: Translations & { children: ReactNode }): ReactElement {
  return <TranslationsContext value={value}>{children}</TranslationsContext>;
}

function useTranslations(): Translations {
  const translations = useContext(TranslationsContext);
  if (!translations) throw new Error('No <TranslationsProvider> stands above this component.');
  return translations;
}

export const useMessages = (): Messages => useTranslations().messages;
export const useLocale = (): Locale => useTranslations().locale;

export function useArea<Name extends Area>(area: Name): AreaMessages[Name] {
  const messages = useTranslations().areas?.[area];
  if (!messages) throw new Error(`The texts of "${area}" were not loaded for this page.`);
  return messages as AreaMessages[Name];
}
