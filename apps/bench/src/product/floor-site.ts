import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import Fastify from 'fastify';
import { createRequestHandler, type ServerBuild } from 'react-router';
import { brotli, buildFloor } from './weight.ts';

const compress = (content: string | Buffer) => {
  const text = Buffer.from(content);
  return { body: brotli(text), headers: { 'Content-Encoding': 'br' } };
};

/** The website's floor app: its page rendered, everything compressed as on a server. */
export async function serveFloor(): Promise<{ url: string; stop: () => Promise<void> }> {
  const build = join(buildFloor('web'), 'build');
  const render = createRequestHandler((await import(join(build, 'server', 'index.js'))) as ServerBuild, 'production');
  const app = Fastify();
  app.get<{ Params: { file: string } }>('/assets/:file', async ({ params }, reply) => {
    const { body, headers } = compress(readFileSync(join(build, 'client', 'assets', params.file)));
    return reply.headers(headers).type('text/javascript').send(body);
  });
  app.get('/', async (request, reply) => {
    const answer = await render(new Request(`http://${request.host}/`));
    const { body, headers } = compress(await answer.text());
    return reply.headers(headers).type('text/html; charset=utf-8').send(body);
  });
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  return { url, stop: () => app.close() };
}
