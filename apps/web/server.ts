// Serves the built site: its files, and every page rendered by React Router.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { httpsOnly } from '@awaj/settings/headers';
import files from '@fastify/static';
import closeWithGrace from 'close-with-grace';
import Fastify from 'fastify';
import { createRequestHandler, type ServerBuild } from 'react-router';
import { settingsOf } from './app/config/settings.ts';
import { createPageCache } from './page-cache.ts';
import { limitPages } from './page-limit.ts';
import { servePages } from './pages.ts';
import { answerProbes } from './probes.ts';

const settings = settingsOf(process.env);
const { WEB_PORT: port, WEB_HOST: host } = settings;
const drainMs = settings.DRAIN_SECONDS * 1_000;
const graceMs = 5_000;
/** About a thousand pages. */
const mostPageBytes = 32 * 1024 * 1024;
const buildFolder = join(import.meta.dirname, 'build');
const entry = join(buildFolder, 'server', 'index.js');

if (!existsSync(entry)) {
  console.error('web: there is no build to serve. Run "pnpm build" first.');
  process.exit(1);
}

const render = createRequestHandler((await import(entry)) as ServerBuild, 'production');

/** What only documents need. */
const ofDocuments = {
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  ...httpsOnly(settings.WEB_URL),
};

const isBuilt = (path: string): boolean => path.includes('/assets/');

/** Built assets have content hashes; the worker must always be the current one. */
function cachingOf(path: string): string {
  if (isBuilt(path)) return 'public, max-age=31536000, immutable';
  return path.endsWith('/sw.js') ? 'no-cache' : 'public, max-age=3600';
}

const app = Fastify({ logger: false, trustProxy: [...settings.TRUSTED_PROXIES] });
await app.register(files, {
  root: join(buildFolder, 'client'),
  wildcard: false,
  preCompressed: true,
  cacheControl: false,
  acceptRanges: false,
  lastModified: false,
  setHeaders(reply, path) {
    reply.header('Cache-Control', cachingOf(path));
    // A first visit loads dozens of built files, and over HTTP/1.1 each repeats its headers.
    if (isBuilt(path)) for (const name of Object.keys(ofDocuments)) reply.removeHeader(name);
  },
});
let isClosing = false;
answerProbes(app, { apiUrl: settings.API_INTERNAL_URL, isClosing: () => isClosing });
await limitPages(app);
const cache = createPageCache({ mostBytes: mostPageBytes, now: () => performance.now() });
servePages(app, { render, cache, headers: { 'X-Content-Type-Options': 'nosniff', ...ofDocuments } });

closeWithGrace({ delay: drainMs + graceMs }, async ({ err }) => {
  isClosing = true;
  if (!err) await delay(drainMs);
  await app.close();
});

app.listen({ port, host }).catch((error: NodeJS.ErrnoException) => {
  if (error.code !== 'EADDRINUSE') throw error;
  console.error(`web: port ${port} is taken by another program. Stop it, or set WEB_PORT.`);
  process.exit(1);
});
