import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import {
  backButton,
  bindThemeParamsCssVars,
  bindViewportCssVars,
  expandViewport,
  hapticFeedback,
  init,
  invoice,
  mainButton,
  miniAppReady,
  mountMiniAppSync,
  mountThemeParamsSync,
  mountViewport,
  openLink,
  openPopup,
  requestContact,
  retrieveLaunchParams,
} from '@telegram-apps/sdk-react';
import createClient from 'openapi-fetch';
import { type ReactElement, type ReactNode, useState } from 'react';
import { Links, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router';

const api = createClient<Record<string, never>>({ baseUrl: '/' });

/** What any mini app with a payment in it takes of the SDK. */
const telegram = {
  backButton,
  bindThemeParamsCssVars,
  bindViewportCssVars,
  expandViewport,
  hapticFeedback,
  init,
  invoice,
  mainButton,
  miniAppReady,
  mountMiniAppSync,
  mountThemeParamsSync,
  mountViewport,
  openLink,
  openPopup,
  requestContact,
  retrieveLaunchParams,
};

export const clientLoader = () => telegram;

export function Layout({ children }: { children: ReactNode }): ReactElement {
  return (
    <html lang="en">
      <head>
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

function Page(): ReactElement {
  useQuery({ queryKey: ['api'], queryFn: async () => api, enabled: false });
  return <Outlet />;
}

export default function App(): ReactElement {
  const [client] = useState(() => new QueryClient());
  return (
    <QueryClientProvider client={client}>
      <Page />
    </QueryClientProvider>
  );
}

export const HydrateFallback = () => null;
