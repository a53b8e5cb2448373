import '@awaj/ui/theme';
import '@awaj/ui/styles.css';
import { createQueryClient } from '@awaj/features/query-client';
import { TranslationsProvider } from '@awaj/i18n/react';
import { LinkProvider } from '@awaj/ui/Link';
import { PageLayout } from '@awaj/ui/PageLayout';
import { TenderCardSkeleton } from '@awaj/ui/TenderCard';
import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactElement, type ReactNode, useEffect, useState } from 'react';
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useRouteError } from 'react-router';
import type { Route } from './+types/root.ts';
import { FailurePage } from './FailurePage.tsx';
import { HostLink } from './HostLink.tsx';
import { OutsidePage } from './OutsidePage.tsx';
import { session } from './session.ts';
import { showToPerson } from './telegram/host.ts';

export const clientLoader = () => session();

/** Rendered once while building, so it may know neither language nor theme. */
export function Layout({ children }: { children: ReactNode }): ReactElement {
  return (
    <html data-theme="telegram" lang="en" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta content="width=device-width, initial-scale=1, viewport-fit=cover" name="viewport" />
        <link href="/favicon.svg" rel="icon" type="image/svg+xml" />
        <title>Awaj</title>
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

/** What stands there from the first byte until the language and the first data are known. */
export function HydrateFallback(): ReactElement {
  return (
    <PageLayout>
      <TenderCardSkeleton />
      <TenderCardSkeleton />
      <TenderCardSkeleton />
      <TenderCardSkeleton />
    </PageLayout>
  );
}

export default function App({ loaderData: { host, locale, messages } }: Route.ComponentProps): ReactElement {
  const [client] = useState(() => createQueryClient({ isServer: false }));
  useEffect(() => {
    const { documentElement } = document;
    documentElement.lang = locale;
    const followScheme = (isDark: boolean) => {
      documentElement.dataset.scheme = isDark ? 'dark' : 'light';
    };
    followScheme(host?.isDark ?? false);
    host?.onThemeChange(followScheme);
    if (host) showToPerson();
  }, [host, locale]);
  return (
    <TranslationsProvider locale={locale} messages={messages}>
      <LinkProvider value={HostLink}>
        <QueryClientProvider client={client}>{host ? <Outlet /> : <OutsidePage />}</QueryClientProvider>
      </LinkProvider>
    </TranslationsProvider>
  );
}

export function ErrorBoundary(): ReactElement {
  return <FailurePage error={useRouteError()} />;
}
