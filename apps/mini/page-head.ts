import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Config, configTag } from './app/config/config.ts';
import { type Settings, toConfig } from './settings.ts';

/** Where Telegram shows mini apps in a frame; the sandbox's client page joins them in the demo. */
const telegramOrigins = ['https://web.telegram.org', 'https://*.web.telegram.org'];

const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/** The tags that `app/config/config.ts` reads, and the way to the API, which is ready by the time the first scripts have run. */
export function configMeta(settings: Settings): string {
  const config = toConfig(settings);
  const entries = Object.entries(config) as [keyof Config, string][];
  const tags = entries.map(([name, value]) => `<meta name="${configTag(name)}" content="${escapeHtml(value)}">`);
  return [`<link rel="preconnect" href="${new URL(config.apiUrl).origin}" crossorigin>`, ...tags].join('');
}

/** What stands in elements of the built page itself is allowed one by one, by the hash of what it says. */
function hashesOf(page: string, element: 'script' | 'style'): string {
  const inline = [...page.matchAll(new RegExp(`<${element}(?![^>]*\\ssrc=)[^>]*>([\\s\\S]*?)</${element}>`, 'g'))];
  return inline.map(([, text = '']) => `'sha256-${hash('sha256', text, 'base64')}'`).join(' ');
}

export function contentSecurityPolicy(page: string, { API_URL, SANDBOX_URL }: Settings): string {
  const api = new URL(API_URL).origin;
  const frames = SANDBOX_URL ? [...telegramOrigins, new URL(SANDBOX_URL).origin] : telegramOrigins;
  return [
    "default-src 'none'",
    `script-src 'self' ${hashesOf(page, 'script')}`,
    `style-src 'self' ${hashesOf(page, 'style')}`,
    "font-src 'self'",
    `img-src 'self' data: ${api}`,
    `connect-src 'self' ${api}`,
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${frames.join(' ')}`,
    "object-src 'none'",
  ].join('; ');
}

/**
 * The built page with its style sheet in itself: there is nothing to wait for before the first picture. The link stays,
 * and leads nowhere: React Router would wait for the file where it finds none.
 */
export function withStyle(page: string, folder: string): string {
  return page.replace(/<link rel="stylesheet" href="([^"]+)"\/?>/, (_tag, file: string) => {
    const style = readFileSync(join(folder, file), 'utf8');
    return `<link rel="stylesheet" href="${file}" disabled><style>${style}</style>`;
  });
}
