import '@awaj/ui/theme';
import '@awaj/ui/telegram-theme';
import '@awaj/ui/styles.css';
import { TranslationsProvider } from '@awaj/i18n/react';
import { LinkProvider } from '@awaj/ui/Link';
import { Logo } from '@awaj/ui/Logo';
import { PageLayout } from '@awaj/ui/PageLayout';
import { TenderCardSkeleton } from '@awaj/ui/TenderCard';
import { QueryClientProvider } from '@tanstack/react-query';
import { lazy, type ReactElement, type ReactNode, Suspense, useEffect, useLayoutEffect } from 'react';
import { Links, Meta, Scripts, ScrollRestoration, useNavigate, useRouteError, useRouteLoaderData } from 'react-router';
import type { Route } from './+types/root.ts';
import { clearEarlyPage } from './boot/take-early.ts';
import { pageTranslations, queryClient, session, startedSession } from './data/session.ts';
import { translationsOf } from './data/translations.ts';
import { FailurePage } from './shell/FailurePage.tsx';
import { HostLink } from './shell/HostLink.tsx';
import { Shell } from './shell/Shell.tsx';
import { usePrefetchedPages } from './use-prefetched-pages.ts';

const EarlyPage = import.meta.env.SSR ? (await import('./boot/EarlyPage.tsx')).EarlyPage : () => null;
const OutsidePage = lazy(async () => ({ default: (await import('./shell/OutsidePage.tsx')).OutsidePage }));

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const { locale, translations } = pageTranslations(request);
  await translations;
  return { locale };
}

/** Every page may be in another language and need other texts. */
export const shouldRevalidate = () => true;

export const meta = () => [{ title: 'Awaj' }];

/** Rendered once by the build, so it knows neither language nor theme. */
export function Layout({ children }: { children: ReactNode }): ReactElement {
  return (
    <html data-font="device" data-theme="telegram" lang="en" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta content="width=device-width, initial-scale=1, viewport-fit=cover" name="viewport" />
        <link href="/favicon.svg" rel="icon" type="image/svg+xml" />
        <Meta />
        {/* The server replaces the link by the style itself; the browser gets no link. */}
        {(import.meta.env.SSR || import.meta.env.DEV) && <Links />}
      </head>
      <body>
        {children}
        <EarlyPage />
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

/** Shown from the first byte until language and data are known. */
export function HydrateFallback(): ReactElement {
  return (
    <PageLayout>
      <Logo name="Awaj" />
      <TenderCardSkeleton />
      <TenderCardSkeleton />
      <TenderCardSkeleton />
      <TenderCardSkeleton />
    </PageLayout>
  );
}

function useAppearance(locale: string): void {
  const host = startedSession()?.host;
  useEffect(() => {
    document.documentElement.lang = locale;
  }, [locale]);
  useLayoutEffect(() => {
    const followScheme = (isDark: boolean) => {
      document.documentElement.dataset.scheme = isDark ? 'dark' : 'light';
    };
    if (host) host.watchDark(followScheme);
    else followScheme(matchMedia('(prefers-color-scheme: dark)').matches);
  }, [host]);
}

/** Takes over from the early page, and opens what was tapped on it. */
function useEarlyPage(): void {
  const navigate = useNavigate();
  useLayoutEffect(() => {
    const wanted = clearEarlyPage();
    if (wanted) void navigate(wanted);
  }, [navigate]);
}

export default function App({ loaderData: { locale } }: Route.ComponentProps): ReactElement {
  useAppearance(locale);
  usePrefetchedPages(locale, session().host !== null);
  useEarlyPage();
  const translations = translationsOf(locale);
  if (!translations) throw new Error('No translations were loaded before rendering.');
  return (
    <TranslationsProvider locale={locale} {...translations}>
      <LinkProvider value={HostLink}>
        <QueryClientProvider client={queryClient}>
          {session().host ? (
            <Shell />
          ) : (
            <Suspense>
              <OutsidePage />
            </Suspense>
          )}
        </QueryClientProvider>
      </LinkProvider>
    </TranslationsProvider>
  );
}

/** React has then rendered the whole page again. */
export function ErrorBoundary(): ReactElement {
  const { locale = 'en' } = useRouteLoaderData<typeof clientLoader>('root') ?? {};
  useAppearance(locale);
  useLayoutEffect(() => void clearEarlyPage(), []);
  return <FailurePage error={useRouteError()} />;
}
