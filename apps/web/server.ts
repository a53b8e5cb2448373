// Serves the built site: its files, and every page rendered by React Router.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { locales } from '@awaj/i18n';
import { httpsOnly, visitorHeader } from '@awaj/settings/headers';
import compress from '@fastify/compress';
import files from '@fastify/static';
import closeWithGrace from 'close-with-grace';
import Fastify, { type FastifyReply, type FastifyRequest } from 'fastify';
import { createRequestHandler, type ServerBuild } from 'react-router';
import { settingsOf } from './app/config/settings.ts';
import { limitPages } from './page-limit.ts';
import { answerProbes } from './probes.ts';

const settings = settingsOf(process.env);
const { WEB_PORT: port, WEB_HOST: host } = settings;
const drainMs = settings.DRAIN_SECONDS * 1_000;
const graceMs = 5_000;
const formTypes = ['application/x-www-form-urlencoded', 'multipart/form-data'];
const longestForm = 2_048;
const buildFolder = join(import.meta.dirname, 'build');
const entry = join(buildFolder, 'server', 'index.js');

if (!existsSync(entry)) {
  console.error('web: there is no build to serve. Run "pnpm build" first.');
  process.exit(1);
}

const render = createRequestHandler((await import(entry)) as ServerBuild, 'production');

/** The page's own address; null where the request names a host that is none. */
function addressOf({ url, host }: FastifyRequest): URL | null {
  const base = `http://${host}`;
  return /^[\w.:[\]-]+$/.test(host ?? '') && URL.canParse(url, base) ? new URL(url, base) : null;
}

function toWebRequest(request: FastifyRequest, address: URL): Request {
  const given = Object.entries({ ...request.headers, [visitorHeader]: request.ip });
  const headers = given.flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)] as [string, string]],
  );
  const body = Buffer.isBuffer(request.body) ? { body: new Uint8Array(request.body) } : {};
  return new Request(address, { method: request.method, headers, ...body });
}

/** The names of built assets carry a hash of their content; the worker has to be the present one. */
function cachingOf(path: string): string {
  if (path.includes('/assets/')) return 'public, max-age=31536000, immutable';
  return path.endsWith('/sw.js') ? 'no-cache' : 'public, max-age=3600';
}

const app = Fastify({ logger: false, trustProxy: [...settings.TRUSTED_PROXIES] });
await app.register(compress);
await app.register(files, {
  root: join(buildFolder, 'client'),
  wildcard: false,
  preCompressed: true,
  cacheControl: false,
  setHeaders(reply, path) {
    reply.header('Cache-Control', cachingOf(path));
  },
});
app.addHook('onRequest', async (_request, reply) => {
  reply.headers({
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
    ...httpsOnly(settings.WEB_URL),
  });
});
let isClosing = false;
answerProbes(app, { apiUrl: settings.API_INTERNAL_URL, isClosing: () => isClosing });
await limitPages(app);
async function sendPage(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  // A browser takes what follows two of them for the name of another host.
  const path = request.url.replace(/^[/\\]+/, '/');
  if (path !== request.url) return reply.redirect(path, 308);
  const address = addressOf(request);
  if (address === null) return reply.code(400).type('text/plain').send('Bad Request');
  return reply.send(await render(toWebRequest(request, address)));
}

// Fastify's own answer to HEAD wants to measure a body, and a Response of the web is none.
app.route({ method: ['GET', 'HEAD'], url: '/*', onRequest: app.rateLimit(), handler: sendPage });
// The one page that takes a form: a mailbox sends it, or somebody whose browser runs no script.
app.addContentTypeParser(formTypes, { parseAs: 'buffer', bodyLimit: longestForm }, (_request, body, done) =>
  done(null, body),
);
for (const prefix of ['', ...locales.map((locale) => `/${locale}`)])
  app.post(`${prefix}/unsubscribe/:token`, { onRequest: app.rateLimit() }, sendPage);

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
