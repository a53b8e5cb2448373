import { join } from 'node:path';
import { apiSettings } from '@awaj/settings/api';
import { isProduction, readSettings, type Values } from '@awaj/settings/read';
import { type ProviderConfig, toProviderConfig } from './providers.ts';
import { EnvironmentError } from './startup-error.ts';

/** The addresses of the product's parts, for people and for services. */
export interface Addresses {
  api: string;
  web: string;
  mini: string;
}

export interface Environment {
  host: string;
  port: number;
  /** Proxies whose forwarded addresses are trusted. */
  trustedProxies: readonly string[];
  /** PostgreSQL; without one, the embedded database in `dataFolder`. */
  databaseUrl: string | null;
  poolSize: number;
  dataFolder: string;
  /** The demo data fills an empty embedded database, and any other only when asked. */
  seedsDemo: boolean;
  /** The first port of the sandbox's sites, from which the demo collects; null if it does not. */
  demoSitesPort: number | null;
  /** The origins allowed by CORS: our own, and those in the settings. */
  origins: readonly string[];
  addresses: Addresses;
  /** The token of Prometheus; without it metrics are readable only on this machine. */
  metricsToken: string | null;
  /** Our servers prove with it that a forwarded address is a visitor's. */
  forwardSecret: string;
  /** How long load balancers have to notice that this process is closing. */
  drainMs: number;
  /** Whether this process collects notices, if it serves. */
  collects: boolean;
  /** Whether collectors may connect to this machine. */
  asksThisMachine: boolean;
  providers: ProviderConfig;
}

const repository = join(import.meta.dirname, '..', '..', '..', '..');

/** A page under 127.0.0.1 is often opened as localhost; both are this machine. */
const withLocalhost = (origin: string): string[] =>
  origin.includes('//127.0.0.1') ? [origin, origin.replace('//127.0.0.1', '//localhost')] : [origin];

const originsOf = ({ WEB_URL, MINI_URL, ALLOWED_ORIGINS }: Values<typeof apiSettings>): string[] => [
  ...[WEB_URL, MINI_URL].map((address) => new URL(address).origin).flatMap(withLocalhost),
  ...ALLOWED_ORIGINS,
];

export function parseEnvironment(env: NodeJS.ProcessEnv): Environment {
  const outcome = readSettings(apiSettings, env);
  if (!outcome.ok) throw new EnvironmentError(outcome.message);
  const settings = outcome.value;
  const sitesPort = isProduction(env) ? 0 : settings.SANDBOX_SITES_PORT;
  const databaseUrl = settings.AWAJ_DATABASE === 'embedded' ? null : settings.DATABASE_URL || null;
  const seedsDemo = settings.AWAJ_SEED === 'demo' || (databaseUrl === null && !isProduction(env));
  return {
    host: settings.API_HOST,
    port: settings.API_PORT,
    trustedProxies: settings.TRUSTED_PROXIES,
    databaseUrl,
    poolSize: settings.DATABASE_POOL_SIZE,
    dataFolder: settings.AWAJ_DATA_DIR || join(repository, '.data', 'db'),
    seedsDemo,
    demoSitesPort: seedsDemo && sitesPort > 0 ? sitesPort : null,
    origins: originsOf(settings),
    addresses: { api: settings.API_URL, web: settings.WEB_URL, mini: settings.MINI_URL },
    metricsToken: settings.METRICS_TOKEN || null,
    forwardSecret: settings.AWAJ_FORWARD_SECRET,
    drainMs: settings.DRAIN_SECONDS * 1_000,
    collects: settings.COLLECTING === 'api',
    asksThisMachine: settings.COLLECT_FROM_THIS_MACHINE === 'yes',
    providers: toProviderConfig(settings),
  };
}
