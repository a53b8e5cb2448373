import { parseEnvironment } from '../settings/environment.ts';
import type { ProviderConfig } from '../settings/providers.ts';
import { botToken } from './seeded.ts';

/** Nothing listens on this port, so services that a test does not replace cannot be reached. */
const nowhere = 'http://127.0.0.1:9';

/** The services around the API, in this sandbox. */
export const providersAt = (sandbox: { url: string; smtpUrl: string } | null): ProviderConfig =>
  parseEnvironment({
    SANDBOX_URL: sandbox?.url ?? nowhere,
    SANDBOX_SMTP_URL: sandbox?.smtpUrl ?? 'smtp://127.0.0.1:9',
    TELEGRAM_BOT_TOKEN: botToken,
  }).providers;

export const forwardSecret = 'secret-for-forwarded-addresses-in-tests';

export const addresses = {
  api: 'https://api.awaj.test',
  web: 'https://awaj.test',
  mini: 'https://mini.awaj.test',
};
