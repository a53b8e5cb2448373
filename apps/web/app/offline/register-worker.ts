import { queriesIn } from '../data/api.ts';
import { queryClient } from '../data/query-client.ts';
import { tokens } from '../data/tokens.ts';
import { memberCache, type PageMessage } from './member-cache.ts';

/** Deletes a member's tenders at logout, whether or not the worker is running. */
async function forgetMember(): Promise<void> {
  navigator.serviceWorker.controller?.postMessage({ kind: 'forget-member' } satisfies PageMessage);
  await caches.delete(memberCache);
}

const isInstalled = () => matchMedia('(display-mode: standalone)').matches;

/** Only for members and installed sites, because other visitors do not need it. */
function register(): void {
  if (tokens?.read() != null || isInstalled()) void navigator.serviceWorker.register('/sw.js').catch(() => {});
}

/** Starts caching for offline reading. */
export function startWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator) || !tokens) return;
  let sessionEpoch = tokens.sessionEpoch();
  tokens.subscribe(() => {
    if (tokens?.sessionEpoch() !== sessionEpoch) void forgetMember().catch(() => {});
    sessionEpoch = tokens?.sessionEpoch() ?? 0;
    register();
  });
  // Requests from before the worker was active have bypassed it, so they are repeated.
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    const info = queriesIn('en').account.info();
    const client = queryClient();
    if (tokens?.read() != null) void client.prefetchQuery(info).then(() => client.invalidateQueries(info));
  });
  // After everything that the page itself needs.
  if (document.readyState === 'complete') register();
  else window.addEventListener('load', register, { once: true });
}
