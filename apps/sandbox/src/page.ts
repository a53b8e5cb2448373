import type { FastifyReply } from 'fastify';
import { html, type Markup } from './html.ts';

export interface Page {
  title: string;
  styles: string;
  body: Markup;
  /** The reader's own theme by default. */
  theme?: 'light' | 'dark';
  script?: string;
  /** Allowed origins of frames. */
  frames?: string;
  /** Another origin to which its forms may redirect. */
  formTarget?: string | undefined;
}

function policyOf({ frames = "'none'", formTarget = '' }: Page): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "font-src 'self'",
    "img-src 'self' data:",
    "connect-src 'self'",
    `frame-src ${frames}`,
    `form-action 'self' ${formTarget}`.trim(),
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

function documentOf({ title, theme, styles, script, body }: Page): string {
  return html`<!doctype html>
<html lang="en"${theme ? html` data-theme="${theme}"` : null}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<title>${title}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/style/tokens.css">
<link rel="stylesheet" href="${styles}">
${script ? html`<script type="module" src="${script}"></script>` : null}
</head>
<body>${body}</body>
</html>
`.text;
}

export function sendPage(reply: FastifyReply, page: Page): FastifyReply {
  return reply
    .type('text/html; charset=utf-8')
    .header('content-security-policy', policyOf(page))
    .header('x-content-type-options', 'nosniff')
    .header('cache-control', 'no-store')
    .send(documentOf(page));
}
