import { join } from 'node:path';
import { EnvironmentError } from './environment-error.ts';
import { createReader, type OutsideWorld, parseOutsideWorld } from './outside-world.ts';

/** Where people and the services around us reach the parts of the product. */
export interface Addresses {
  api: string;
  web: string;
  mini: string;
}

export interface Environment {
  host: string;
  port: number;
  /** PostgreSQL; without one, the embedded database in `dataFolder`. */
  databaseUrl: string | null;
  dataFolder: string;
  /** The demo data fills an empty embedded database, and a real one only when asked. */
  seedsDemo: boolean;
  /** The front ends that browsers may call from. */
  origins: readonly string[];
  addresses: Addresses;
  /** What Prometheus sends to read the metrics; without it they are read on this machine alone. */
  metricsToken: string | null;
  /** With it the servers of our front ends prove that an address which they forward is a visitor's. */
  forwardSecret: string;
  outside: OutsideWorld;
}

const repository = join(import.meta.dirname, '..', '..', '..', '..');

function parsePort(text: string | undefined): number {
  const port = Number(text || 4000);
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port;
  throw new EnvironmentError(`API_PORT is "${text}", which is not a port number between 1 and 65535.`);
}

function parseAddress(name: string, text: string): string {
  if (!/^https?:\/\//.test(text) || !URL.canParse(text))
    throw new EnvironmentError(`${name} is "${text}", which is not an http or https URL.`);
  return text.replace(/\/+$/, '');
}

function parseSeed(text: string | undefined): boolean {
  if (!text) return false;
  if (text === 'demo') return true;
  throw new EnvironmentError(`AWAJ_SEED is "${text}", but the only value it can have is demo.`);
}

function parseDatabaseUrl(text: string | undefined): string | null {
  if (!text) return null;
  if (/^postgres(ql)?:\/\//.test(text)) return text;
  throw new EnvironmentError('DATABASE_URL is set, but it does not begin with postgres:// or postgresql://.');
}

/** A page under 127.0.0.1 is often opened as localhost; both are this machine. */
const withLocalhost = (origin: string): string[] =>
  origin.includes('//127.0.0.1') ? [origin, origin.replace('//127.0.0.1', '//localhost')] : [origin];

export function parseEnvironment(env: NodeJS.ProcessEnv): Environment {
  const databaseUrl = parseDatabaseUrl(env.DATABASE_URL);
  const port = parsePort(env.API_PORT);
  const addresses = {
    api: parseAddress('API_URL', env.API_URL || `http://127.0.0.1:${port}`),
    web: parseAddress('WEB_URL', env.WEB_URL || 'http://127.0.0.1:3000'),
    mini: parseAddress('MINI_URL', env.MINI_URL || 'http://127.0.0.1:3001'),
  };
  return {
    host: env.API_HOST || '127.0.0.1',
    port,
    databaseUrl,
    dataFolder: env.AWAJ_DATA_DIR || join(repository, '.data', 'db'),
    seedsDemo: parseSeed(env.AWAJ_SEED) || databaseUrl === null,
    origins: [addresses.web, addresses.mini].map((address) => new URL(address).origin).flatMap(withLocalhost),
    addresses,
    metricsToken: env.METRICS_TOKEN || null,
    forwardSecret: createReader(env)('AWAJ_FORWARD_SECRET'),
    outside: parseOutsideWorld(env),
  };
}
