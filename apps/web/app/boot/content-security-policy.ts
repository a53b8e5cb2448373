import { config } from '../config/config.ts';
import { policies } from './trusted-types.ts';

/** What stands in a page itself and may run or style it, as the policy names it. */
export interface Inline {
  scripts: readonly string[];
  styles: readonly string[];
}

/** Scripts only from here, data only from the API, and no other page may frame this one. */
export function contentSecurityPolicy({ scripts, styles }: Inline): string {
  const api = new URL(config.apiUrl).origin;
  const campaigns = new URL(config.campaignUrl).origin;
  const development = import.meta.env.DEV ? ' ws:' : '';
  return [
    "default-src 'none'",
    ['script-src', "'self'", ...scripts].join(' '),
    // Vite's development server writes styles into the page without it.
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
    // What Vite's development server writes is not ours to vouch for.
    ...(import.meta.env.DEV ? [] : ["require-trusted-types-for 'script'", `trusted-types ${policies.join(' ')}`]),
  ].join('; ');
}
