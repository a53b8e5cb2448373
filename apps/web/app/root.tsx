import '@awaj/ui/theme';
import '@awaj/ui/styles.css';
import { localeOfPath } from '@awaj/domain/navigation';
import { SessionProvider } from '@awaj/features/session';
import { TranslationsProvider, useMessages } from '@awaj/i18n/react';
import { ToastProvider } from '@awaj/ui/Toast';
import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactElement, type ReactNode, use, useEffect, useLayoutEffect, useState } from 'react';
import {
  createPath,
  Links,
  Meta,
  Outlet,
  redirect,
  Scripts,
  ScrollRestoration,
  useLocation,
  useRouteError,
} from 'react-router';
import type { Route } from './+types/root.ts';
import { localeOfRequest, pathInRememberedLocale, rememberLocale, usePageLocale } from './address/locale.ts';
import { listKeyOf } from './address/pane-state.ts';
import { commonDestinationOf, destinationOf } from './address/redirects.ts';
import { rememberedList, rememberedListFor } from './address/remembered-list.ts';
import { beforePaint, revealMemberContent } from './boot/before-paint.ts';
import { ClientNavigation } from './boot/ClientNavigation.tsx';
import { earlyLetters, isEthiopic } from './boot/early-letters.ts';
import { answerPresses, takeEarlyPresses } from './boot/early-presses.ts';
import { LateScripts } from './boot/LateScripts.tsx';
import { ensureStyle } from './boot/page-files.ts';
import { replayInput } from './boot/replay-input.ts';
import { SsrAssetsContext } from './boot/ssr-assets.ts';
import { config } from './config/config.ts';
import { configTag } from './config/config-tag.ts';
import { queryClient } from './data/query-client.ts';
import { themeColors } from './data/theme.ts';
import { tokens } from './data/tokens.ts';
import { ensureMessages, translationsOf } from './data/translations.ts';
import { rememberVisitor } from './data/visitor.ts';
import { titleOf } from './seo/page-title.ts';
import { FailurePage } from './shell/FailurePage.tsx';
import { useMemberFrame } from './shell/member-frame.ts';
import { OfflineBanner } from './shell/OfflineBanner.tsx';
import { SiteFooter } from './shell/SiteFooter.tsx';
import { SiteHeader } from './shell/SiteHeader.tsx';
import { ShortcutHelp } from './shell/shortcuts/ShortcutHelp.tsx';
import { useFocusOnNavigation } from './shell/use-focus-on-navigation.ts';
import { useReturnToLogin } from './shell/use-return-to-login.ts';

/** A page with other texts or styles is rendered after they have loaded. */
export const clientMiddleware: Route.ClientMiddlewareFunction[] = [
  async ({ request, url }, next) => {
    // Not from the request, because it has no hash.
    const path = createPath(url);
    const target =
      destinationOf(path, { hasToken: tokens?.read() != null }) ??
      rememberedList(path, document.cookie, location.pathname);
    if (target !== null) throw redirect(target);
    const locale = localeOfRequest(request);
    if (locale !== localeOfPath(location.pathname)) rememberLocale(locale);
    const { pathname } = new URL(request.url);
    // Back to a tender beside its list: the address bar shows the tender.
    const paths = history.state?.masked ? [pathname, location.pathname] : [pathname];
    await Promise.all(paths.flatMap((each) => [ensureMessages(locale, each), ensureStyle(each)]));
    return next();
  },
];

/** Around every loader that calls the API. */
export const middleware: Route.MiddlewareFunction[] = [rememberVisitor];

export function loader({ request }: Route.LoaderArgs) {
  const path = createPath(new URL(request.url));
  const target = commonDestinationOf(path) ?? pathInRememberedLocale(request, path) ?? rememberedListFor(request, path);
  if (target !== null) throw redirect(target);
  return { renderedAt: new Date() };
}

export const clientLoader = () => ({ renderedAt: new Date() });

/** The title of pages without a `meta` of their own, and of those that failed. */
export const meta = (args: Route.MetaArgs) => [{ title: titleOf(args) }];

export function Layout({ children }: { children: ReactNode }): ReactElement {
  const locale = usePageLocale();
  const path = createPath(useLocation());
  const { nonce, style } = use(SsrAssetsContext);
  return (
    // The script below writes to it before hydration.
    <html data-font="stand-in" lang={locale} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta content="width=device-width, initial-scale=1, viewport-fit=cover" name="viewport" />
        <meta content={JSON.stringify(config)} name={configTag} />
        {import.meta.env.SSR && (
          // biome-ignore lint/security/noDangerouslySetInnerHtml: written by us, addresses in it are escaped
          <script dangerouslySetInnerHTML={{ __html: beforePaint(path) }} nonce={nonce} suppressHydrationWarning />
        )}
        <link href="/favicon.svg" rel="icon" type="image/svg+xml" />
        <link href="/apple-touch-icon.png" rel="apple-touch-icon" />
        <link href={`/manifest-${locale}.webmanifest`} rel="manifest" />
        <meta content={themeColors.light} media="(prefers-color-scheme: light)" name="theme-color" />
        <meta content={themeColors.dark} media="(prefers-color-scheme: dark)" name="theme-color" />
        <Meta />
        {/* Styles need no nonce during development, and a browser hides the server's from React. */}
        {import.meta.env.DEV && <Links nonce="" />}
        {import.meta.env.SSR && import.meta.env.PROD && (
          // biome-ignore lint/security/noDangerouslySetInnerHtml: our own style sheet
          <style dangerouslySetInnerHTML={{ __html: style }} nonce={nonce} />
        )}
        {import.meta.env.SSR && isEthiopic(locale) && (
          // biome-ignore lint/security/noDangerouslySetInnerHtml: written by us
          <script dangerouslySetInnerHTML={{ __html: earlyLetters }} nonce={nonce} suppressHydrationWarning />
        )}
      </head>
      <body>
        <TranslationsProvider locale={locale} {...translationsOf(locale)}>
          {children}
        </TranslationsProvider>
        <ScrollRestoration getKey={listKeyOf} />
        {import.meta.env.DEV ? <Scripts /> : <LateScripts />}
      </body>
    </html>
  );
}

function BottomBar(): ReactElement | null {
  const { MemberBar } = useMemberFrame();
  return MemberBar ? <MemberBar /> : null;
}

/** The frame of every page. */
function Shell({ children, now }: { children: ReactNode; now: Date }): ReactElement {
  const { toast } = useMessages().frame;
  const [client] = useState(queryClient);
  return (
    <QueryClientProvider client={client}>
      <SessionProvider onSettled={revealMemberContent} tokens={tokens}>
        <ToastProvider actionHint={toast.actionHint} closeLabel={toast.close} label={toast.label}>
          <ShortcutHelp>
            <SiteHeader />
            <OfflineBanner />
            {children}
            <SiteFooter now={now} />
            <BottomBar />
            <ClientNavigation />
          </ShortcutHelp>
        </ToastProvider>
      </SessionProvider>
    </QueryClientProvider>
  );
}

export default function App({ loaderData: { renderedAt } }: Route.ComponentProps): ReactElement {
  useReturnToLogin();
  useFocusOnNavigation();
  useLayoutEffect(replayInput, []);
  // Taken when listeners are attached, answered when forms have read their fields.
  useEffect(() => void setTimeout(answerPresses, 0, takeEarlyPresses()), []);
  return (
    <Shell now={renderedAt}>
      <Outlet />
    </Shell>
  );
}

export function ErrorBoundary(): ReactElement {
  const error = useRouteError();
  return (
    <Shell now={new Date()}>
      <FailurePage error={error} />
    </Shell>
  );
}
