import '@awaj/ui/theme';
import '@awaj/ui/styles.css';
import { TranslationsProvider } from '@awaj/i18n/react';
import { LinkProvider } from '@awaj/ui/Link';
import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactElement, type ReactNode, useState } from 'react';
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useRouteError } from 'react-router';
import type { Route } from './+types/root.ts';
import { type Config, config, configTag } from './config.ts';
import { FailurePage } from './FailurePage.tsx';
import { localeOfRequest, usePageLocale } from './page-locale.ts';
import { queryClient } from './query-client.ts';
import { RouterLink } from './RouterLink.tsx';
import { SiteHeader } from './SiteHeader.tsx';
import { ensureMessages, messagesOf } from './translations.ts';

/** A page in the other language is rendered when its messages are there. */
export const clientMiddleware: Route.ClientMiddlewareFunction[] = [
  async ({ request }, next) => {
    await ensureMessages(localeOfRequest(request));
    return next();
  },
];

// Nothing to load; but without a loader the server would leave the page to the browser.
export const loader = () => null;
export const clientLoader = () => null;

const configNames = Object.keys(config) as (keyof Config)[];

export function Layout({ children }: { children: ReactNode }): ReactElement {
  const locale = usePageLocale();
  const messages = messagesOf(locale);
  return (
    <html lang={locale}>
      <head>
        <meta charSet="utf-8" />
        <meta content="width=device-width, initial-scale=1, viewport-fit=cover" name="viewport" />
        {configNames.map((name) => (
          <meta content={config[name]} key={name} name={configTag(name)} />
        ))}
        <link href="/favicon.svg" rel="icon" type="image/svg+xml" />
        <Meta />
        <Links />
      </head>
      <body>
        <TranslationsProvider locale={locale} messages={messages}>
          <LinkProvider value={RouterLink}>{children}</LinkProvider>
        </TranslationsProvider>
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function App(): ReactElement {
  const [client] = useState(queryClient);
  return (
    <QueryClientProvider client={client}>
      <SiteHeader />
      <Outlet />
    </QueryClientProvider>
  );
}

export function ErrorBoundary(): ReactElement {
  const error = useRouteError();
  return (
    <>
      <SiteHeader />
      <FailurePage error={error} />
    </>
  );
}
