// Serves the built mini app: its files, and the page for every other address.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { httpsOnly } from '@awaj/settings/headers';
import compress from '@fastify/compress';
import files from '@fastify/static';
import closeWithGrace from 'close-with-grace';
import Fastify from 'fastify';
import { configMeta, contentSecurityPolicy, withStyle } from './page-head.ts';
import { limitPages } from './page-limit.ts';
import { createRoutePreloads } from './route-preloads.ts';
import { settingsOf } from './settings.ts';

const settings = settingsOf(process.env);
const { MINI_PORT: port, MINI_HOST: host } = settings;
const folder = join(import.meta.dirname, 'build', 'client');
const pageFile = join(folder, 'index.html');

if (!existsSync(pageFile)) {
  console.error('mini: there is no build to serve. Run "pnpm build" first.');
  process.exit(1);
}

// The build is the same for every deployment; the differences are inserted when the page is served.
const built = withStyle(readFileSync(pageFile, 'utf8'), folder);
const page = built.replace('</head>', `${configMeta(settings)}</head>`);
const policy = contentSecurityPolicy(page, settings);
const preloadsAt = createRoutePreloads(page, folder);

const app = Fastify({ logger: false, trustProxy: [...settings.TRUSTED_PROXIES] });
await app.register(compress);
await app.register(files, {
  root: folder,
  wildcard: false,
  preCompressed: true,
  index: false,
  cacheControl: false,
  setHeaders(reply, path) {
    // The names of built assets carry a hash of their content.
    const isHashed = path.includes('/assets/');
    reply.header('Cache-Control', isHashed ? 'public, max-age=31536000, immutable' : 'public, max-age=3600');
  },
});
app.addHook('onRequest', async (_request, reply) => {
  reply.headers({
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'no-referrer',
    ...httpsOnly(settings.MINI_URL),
  });
});
app.get('/healthz', async () => ({ status: 'ok' }));
await limitPages(app);
app.get('/*', { onRequest: app.rateLimit() }, async ({ url }, reply) =>
  reply
    .headers({ 'Content-Security-Policy': policy, 'Cache-Control': 'no-cache' })
    .type('text/html; charset=utf-8')
    .send(page.replace('</head>', `${preloadsAt(url.replace(/[?#].*$/, ''))}</head>`)),
);

closeWithGrace({ delay: 5_000 }, () => app.close());

app.listen({ port, host }).catch((error: NodeJS.ErrnoException) => {
  if (error.code !== 'EADDRINUSE') throw error;
  console.error(`mini: port ${port} is taken by another program. Stop it, or set MINI_PORT.`);
  process.exit(1);
});
