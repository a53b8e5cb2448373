import { createHash } from 'node:crypto';

const settings = {
  apiUrl: { variable: 'API_URL', fallback: 'http://127.0.0.1:4000' },
  webUrl: { variable: 'WEB_URL', fallback: 'http://127.0.0.1:3000' },
} as const;

/** Where Telegram shows mini apps in a frame; the sandbox's client page joins them in the demo. */
const telegramOrigins = ['https://web.telegram.org', 'https://*.web.telegram.org'];

const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

const settingOf = (name: keyof typeof settings, env: NodeJS.ProcessEnv): string =>
  env[settings[name].variable] || settings[name].fallback;

/** The tags that `app/config.ts` reads. */
export function configMeta(env: NodeJS.ProcessEnv): string {
  const names = Object.keys(settings) as (keyof typeof settings)[];
  return names.map((name) => `<meta name="awaj:${name}" content="${escapeHtml(settingOf(name, env))}">`).join('');
}

/** Inline scripts of the built page are allowed one by one, by the hash of what they say. */
export function contentSecurityPolicy(page: string, env: NodeJS.ProcessEnv): string {
  const inline = [...page.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g)];
  const hashes = inline.map(
    ([, text]) =>
      `'sha256-${createHash('sha256')
        .update(text ?? '')
        .digest('base64')}'`,
  );
  const api = new URL(settingOf('apiUrl', env)).origin;
  const frames = env.SANDBOX_URL ? [...telegramOrigins, new URL(env.SANDBOX_URL).origin] : telegramOrigins;
  return [
    "default-src 'none'",
    `script-src 'self' ${hashes.join(' ')}`,
    "style-src 'self'",
    "font-src 'self'",
    `img-src 'self' data: ${api}`,
    `connect-src 'self' ${api}`,
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${frames.join(' ')}`,
    "object-src 'none'",
  ].join('; ');
}
