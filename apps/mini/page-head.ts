import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Config, configTag } from './app/config/config.ts';
import { type Settings, toConfig } from './settings.ts';

/** The sites where Telegram shows mini apps in a frame, and the sandbox's client in the demo. */
const telegramOrigins = ['https://web.telegram.org', 'https://*.web.telegram.org'];

const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/** The tags that `app/config/config.ts` reads, and a preconnect to the API for the first scripts. */
export function configMeta(settings: Settings): string {
  const config = toConfig(settings);
  const entries = Object.entries(config) as [keyof Config, string][];
  const tags = entries.map(([name, value]) => `<meta name="${configTag(name)}" content="${escapeHtml(value)}">`);
  return [`<link rel="preconnect" href="${new URL(config.apiUrl).origin}" crossorigin>`, ...tags].join('');
}

/** Inline elements of the built page are allowed by the hash of their content. */
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
 * Inlines the style sheet, so that the first paint waits for no file. The link stays without a target, because React
 * Router would otherwise wait for the file.
 */
export function withStyle(page: string, folder: string): string {
  return page.replace(/<link rel="stylesheet" href="([^"]+)"\/?>/, (_tag, file: string) => {
    const style = readFileSync(join(folder, file), 'utf8');
    return `<link rel="stylesheet" href="${file}" disabled><style>${style}</style>`;
  });
}
