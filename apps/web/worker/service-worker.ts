import type { PageMessage } from '../app/offline/member-cache.ts';
import { answerPage, deleteOldBuilds, keepBuild } from './build-files.ts';
import { answerChange, answerMember, forgetMember, isChangeOfSaved, isKeptForMember } from './saved-tenders.ts';

declare const self: ServiceWorkerGlobalScope;

self.addEventListener('install', (event) => {
  event.waitUntil(keepBuild().then(() => self.skipWaiting()));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(deleteOldBuilds().then(() => self.clients.claim()));
});

self.addEventListener('message', (event) => {
  if ((event.data as PageMessage).kind === 'forget-member') event.waitUntil(forgetMember());
});

/** Built files have a content hash in their names, so a cached one never changes. */
const fromCacheFirst = async (request: Request): Promise<Response> => {
  // A damaged store must not block the page.
  const kept = await caches.match(request).catch(() => undefined);
  return kept ?? fetch(request);
};

function answer(request: Request): Promise<Response> | null {
  const { origin, pathname } = new URL(request.url);
  if (isChangeOfSaved(request)) return answerChange(request);
  if (request.method !== 'GET') return null;
  if (origin !== self.location.origin) return isKeptForMember(request) ? answerMember(request) : null;
  if (request.mode === 'navigate') return answerPage(request);
  return pathname.startsWith('/assets/') ? fromCacheFirst(request) : null;
}

self.addEventListener('fetch', (event) => {
  const answered = answer(event.request);
  if (answered) event.respondWith(answered);
});
