import { createHash } from 'node:crypto';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { ethiopicFont } from '../ethiopic-font.ts';
import { guardWithFaults } from '../faults/fault-gate.ts';
import type { SiteFaultKind } from '../faults/site-fault.ts';
import type { World } from '../world.ts';
import { type SiteSlug, sites } from './site-list.ts';
import { siteRoutes } from './sites/site-routes.ts';
import { spoil } from './spoil.ts';

const again = '-again';
const forbidding = 'User-agent: *\nDisallow: /\n';
const privateAddress = 'http://10.20.30.40/admin';

const isRobots = ({ url }: FastifyRequest): boolean => url === '/robots.txt';
/** Fonts for people who look at the page; collectors do not fetch them. */
const isFont = ({ url }: FastifyRequest): boolean => url.startsWith('/style/');

function redirectFor(kind: SiteFaultKind, { url, host }: FastifyRequest): string | null {
  if (kind === 'redirect-private') return privateAddress;
  if (kind !== 'redirect-loop') return null;
  const next = new URL(url, `http://${host}`);
  next.searchParams.set('hop', String(Number(next.searchParams.get('hop') ?? 0) + 1));
  return next.href;
}

function sendUnchanged(request: FastifyRequest, reply: FastifyReply, body: Buffer): Buffer {
  if (reply.statusCode !== 200) return body;
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
  reply.header('etag', etag);
  if (request.headers['if-none-match'] !== etag) return body;
  reply.code(304).removeHeader('content-length');
  return Buffer.alloc(0);
}

/** A site as a visitor sees it: on a port of its own, with a robots.txt, independent of the other sites. */
export function buildSite(world: World, slug: SiteSlug): FastifyInstance {
  const { faults, press, visits } = world;
  const app = Fastify({ forceCloseConnections: true });
  const struck = new WeakMap<FastifyRequest, SiteFaultKind>();
  const isFaulty = (request: FastifyRequest, kind: SiteFaultKind) => struck.get(request) === kind;

  app.addHook('onRequest', async (request, reply) => {
    if (isFont(request)) return;
    const end = visits.begin(slug, request.url, request.headers['user-agent'] ?? '');
    reply.raw.once('close', () => end(reply.statusCode));
  });

  guardWithFaults(app, {
    provider: slug,
    faults,
    refusalBody: ({ status, text }) => `${status} ${text}\n`,
    spares: (request) => isRobots(request) || isFont(request),
    onSiteFault(kind, request, reply) {
      struck.set(request, kind);
      const target = redirectFor(kind, request);
      return target === null ? undefined : reply.redirect(target, 302);
    },
  });

  app.addHook('onSend', async (request, reply, payload) => {
    if (typeof payload !== 'string' && !Buffer.isBuffer(payload)) return payload;
    const fault = struck.get(request);
    const body = Buffer.from(payload);
    reply.removeHeader('content-length');
    return fault ? spoil(fault, body, request, reply) : sendUnchanged(request, reply, body);
  });

  ethiopicFont(app);
  app.get('/robots.txt', async (_request, reply) => {
    const isForbidding = faults.ofAnswers(slug)?.kind === 'robots-forbids';
    return reply.type('text/plain; charset=utf-8').send(isForbidding ? forbidding : sites[slug].robots);
  });

  siteRoutes[slug](app, {
    isFaulty,
    listed(request) {
      if (isFaulty(request, 'empty-list')) return [];
      const all = press.printingsOf(slug).map((printing) => ({ printing, key: printing.key }));
      if (!isFaulty(request, 'listed-twice')) return all;
      return all.flatMap((listed) => [listed, { ...listed, key: `${listed.key}${again}` }]);
    },
    find: (key) => press.printingsOf(slug).find((printing) => printing.key === key.replace(again, '')) ?? null,
  });

  app.setNotFoundHandler(async (_request, reply) =>
    reply.code(404).type('text/html; charset=utf-8').send('<!doctype html><title>404</title><h1>Not found</h1>\n'),
  );
  return app;
}
