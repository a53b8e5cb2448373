import { queriesIn } from '../data/api.ts';
import { queryClient } from '../data/query-client.ts';
import { tokens } from '../data/tokens.ts';
import { memberCache, type PageMessage } from './member-cache.ts';

/** Copies of a member's tenders go with the login, whether or not the worker is awake. */
async function forgetMember(): Promise<void> {
  navigator.serviceWorker.controller?.postMessage({ kind: 'forget-member' } satisfies PageMessage);
  await caches.delete(memberCache);
}

const isInstalled = () => matchMedia('(display-mode: standalone)').matches;

/** For those who come back: members, and whoever has put the site on a home screen. Nobody else pays for it. */
function register(): void {
  if (tokens?.read() != null || isInstalled()) void navigator.serviceWorker.register('/sw.js').catch(() => {});
}

/** What is read without a connection is kept from now on. */
export function startWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator) || !tokens) return;
  let sessionEpoch = tokens.sessionEpoch();
  tokens.subscribe(() => {
    if (tokens?.sessionEpoch() !== sessionEpoch) void forgetMember().catch(() => {});
    sessionEpoch = tokens?.sessionEpoch() ?? 0;
    register();
  });
  // What was asked before there was a worker has passed it by, even if it is still on its way.
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    const info = queriesIn('en').account.info();
    const client = queryClient();
    if (tokens?.read() != null) void client.prefetchQuery(info).then(() => client.invalidateQueries(info));
  });
  // After everything that the page itself needs.
  if (document.readyState === 'complete') register();
  else window.addEventListener('load', register, { once: true });
}
