import type { FastifyReply } from 'fastify';
import { html, Markup } from '../../html.ts';

interface SitePage {
  language: string;
  title: string;
  /** The site's own style sheet, in the page. */
  css: string;
  body: Markup;
}

/** First in the font lists of the sites, because a computer without an Ethiopic font would show boxes. */
const letters = `@font-face{font-family:Ethiopic;src:local("Noto Sans Ethiopic"),url("/style/ethiopic.woff2") format("woff2");
unicode-range:U+1200-139F,U+2D80-2DDF,U+AB01-AB2E}`;

/** Sites run no scripts and load only fonts. */
const policy =
  "default-src 'none'; img-src data:; font-src 'self'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'";

export function sendSitePage(reply: FastifyReply, { language, title, css, body }: SitePage): FastifyReply {
  const document = html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<link rel="icon" href="data:,">
<style>${new Markup(`${letters}
${css}`)}</style>
</head>
<body>
${body}
</body>
</html>
`;
  return reply.type('text/html; charset=utf-8').header('content-security-policy', policy).send(document.text);
}
