import { createContext, type ReactElement, type ReactNode, useContext } from 'react';
import type { Messages } from './index.ts';
import type { Locale } from './locale.ts';

interface Translations {
  locale: Locale;
  messages: Messages;
}

const TranslationsContext = createContext<Translations | null>(null);

export function TranslationsProvider({
  locale,
  messages,
  children,
}: Translations & { children: ReactNode }): ReactElement {
  return <TranslationsContext value={{ locale, messages }}>{children}</TranslationsContext>;
}

function useTranslations(): Translations {
  const translations = useContext(TranslationsContext);
  if (!translations) throw new Error('No <TranslationsProvider> stands above this component.');
  return translations;
}

export const useMessages = (): Messages => useTranslations().messages;
export const useLocale = (): Locale => useTranslations().locale;
