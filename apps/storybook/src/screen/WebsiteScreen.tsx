import { localizedPath } from '@awaj/domain/navigation';
import type { Locale } from '@awaj/i18n';
import { TranslationsProvider } from '@awaj/i18n/react';
import { usePageLocale } from '@awaj/web/app/address/locale.ts';
import { queryClient } from '@awaj/web/app/data/query-client.ts';
import { tokens } from '@awaj/web/app/data/tokens.ts';
import { translationsOf } from '@awaj/web/app/data/translations.ts';
import type { ReactElement, ReactNode } from 'react';
import { type Reader, usualAnswers } from '../api/usual-answers.ts';
import { website } from './route-maps.ts';
import { Screen } from './Screen.tsx';
import { type ScreenArgs, screenStory } from './screen-story.ts';
import { enterWorld } from './world.ts';

export type WebsiteArgs = ScreenArgs<Reader>;

/** The same as `Layout` in the root of the website. */
function Texts({ children }: { children: ReactNode }): ReactElement {
  const locale = usePageLocale();
  return (
    <TranslationsProvider locale={locale} {...translationsOf(locale)}>
      {children}
    </TranslationsProvider>
  );
}

function WebsiteScreen({ path, locale }: { path: string; locale: Locale }): ReactElement {
  const address = localizedPath(path, locale);
  return <Screen around={Texts} key={address} map={website} path={address} />;
}

/** Like another tab, without changing anything else in the browser's storage. */
function logIn(reader: Reader): void {
  if (reader === 'visitor') localStorage.removeItem('token');
  else localStorage.setItem('token', reader);
  window.dispatchEvent(new StorageEvent('storage', { key: 'token' }));
  // The login is older than the page, so removing it is not a logout.
  queryClient().clear();
  if (tokens?.read() !== (reader === 'visitor' ? null : reader)) throw new Error('The browser keeps no login.');
}

/** For the `meta` of stories of the website. */
export const websiteStory = {
  ...screenStory,
  render: ({ path }: WebsiteArgs, { globals }: { globals: { locale?: Locale } }) => (
    <WebsiteScreen locale={globals.locale ?? 'en'} path={path} />
  ),
  beforeEach({ args: { reader = 'visitor', answers, ...world } }: { args: WebsiteArgs }) {
    logIn(reader);
    return enterWorld({ ...world, answers: { ...usualAnswers(reader), ...answers } });
  },
};
