import { createReadStream } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';

const file = fileURLToPath(
  import.meta.resolve('@fontsource-variable/noto-sans-ethiopic/files/noto-sans-ethiopic-ethiopic-wght-normal.woff2'),
);

const path = '/style/ethiopic.woff2';

/** For mails, which bring no fonts and name this family last. */
export const ethiopicForMails = `<style>@font-face{font-family:"Noto Sans Ethiopic";src:url("${path}");font-weight:100 900}</style>`;

/** For `tokens.css`, in the same folder. Mails have another origin but may load it too. */
export function ethiopicFont(app: FastifyInstance): void {
  app.get(path, async (_request, reply) =>
    reply
      .type('font/woff2')
      .headers({ 'cache-control': 'public, max-age=86400', 'access-control-allow-origin': '*' })
      .send(createReadStream(file)),
  );
}
