import {
  HydrationBoundary,
  QueryClient,
  QueryClientProvider,
  useInfiniteQuery,
  useMutation,
  useQuery,
} from '@tanstack/react-query';
import createClient from 'openapi-fetch';
import { type ReactElement, type ReactNode, useState } from 'react';
import { Link, Links, Meta, Outlet, Scripts, ScrollRestoration, useNavigate } from 'react-router';

const api = createClient<Record<string, never>>({ baseUrl: '/' });

export const loader = () => null;

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

const queryFn = async () => api;
const pages = { queryFn, enabled: false, initialPageParam: 0, getNextPageParam: () => null };

/** What the website takes of its libraries, and nothing of its own. */
function Page(): ReactElement {
  const navigate = useNavigate();
  useQuery({ queryKey: ['one'], queryFn, enabled: false });
  useInfiniteQuery({ queryKey: ['many'], ...pages });
  useMutation({ mutationFn: queryFn, onSuccess: () => navigate('/') });
  return (
    <HydrationBoundary state={undefined}>
      <Link to="/">Nothing</Link>
      <Outlet />
    </HydrationBoundary>
  );
}

export default function App(): ReactElement {
  const [client] = useState(() => new QueryClient());
  return (
    <QueryClientProvider client={client}>
      <Page />
    </QueryClientProvider>
  );
}
