import { config } from '../config/config.ts';
import { policies } from './trusted-types.ts';

/** The inline scripts and styles that the policy allows. */
export interface Inline {
  scripts: readonly string[];
  styles: readonly string[];
}

/** Scripts only from this origin, data only from the API, and no framing by other sites. */
export function contentSecurityPolicy({ scripts, styles }: Inline): string {
  const api = new URL(config.apiUrl).origin;
  const campaigns = new URL(config.campaignUrl).origin;
  const development = import.meta.env.DEV ? ' ws:' : '';
  return [
    "default-src 'none'",
    ['script-src', "'self'", ...scripts].join(' '),
    // Vite's development server adds styles without a nonce.
    ['style-src', "'self'", ...(import.meta.env.DEV ? ["'unsafe-inline'"] : styles)].join(' '),
    "font-src 'self'",
    `img-src 'self' data: ${api}`,
    `connect-src 'self' ${[...new Set([api, campaigns])].join(' ')}${development}`,
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "object-src 'none'",
    // We cannot hash the scripts of Vite's development server.
    ...(import.meta.env.DEV ? [] : ["require-trusted-types-for 'script'", `trusted-types ${policies.join(' ')}`]),
  ].join('; ');
}
