import { createReadStream } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';

const file = fileURLToPath(
  import.meta.resolve('@fontsource-variable/noto-sans-ethiopic/files/noto-sans-ethiopic-ethiopic-wght-normal.woff2'),
);

/** For `tokens.css`, beside which it appears. */
export function ethiopicFont(app: FastifyInstance): void {
  app.get('/style/ethiopic.woff2', async (_request, reply) =>
    reply.type('font/woff2').header('cache-control', 'public, max-age=86400').send(createReadStream(file)),
  );
}
