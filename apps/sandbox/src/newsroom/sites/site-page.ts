import type { FastifyReply } from 'fastify';
import { html, Markup } from '../../html.ts';

interface SitePage {
  language: string;
  title: string;
  /** The site's own style sheet, in the page. */
  css: string;
  body: Markup;
}

/** Sites run nothing and fetch nothing. */
const policy = "default-src 'none'; img-src data:; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'";

export function sendSitePage(reply: FastifyReply, { language, title, css, body }: SitePage): FastifyReply {
  const document = html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<link rel="icon" href="data:,">
<style>${new Markup(css)}</style>
</head>
<body>
${body}
</body>
</html>
`;
  return reply.type('text/html; charset=utf-8').header('content-security-policy', policy).send(document.text);
}
