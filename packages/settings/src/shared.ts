// Settings that several servers share.
import { address, count, isOrigin, isProxy, listOf, orNothing, port, text } from './kinds.ts';
import { isProduction, type Setting, type Variables } from './read.ts';

/** The address of a server on this machine, at its own port or at the one set by this variable. */
const here =
  (portName: string, standard: number) =>
  (env: Variables): string =>
    `http://127.0.0.1:${env[portName] || standard}`;

const sandboxHere = here('SANDBOX_PORT', 4010);
export const sandboxUrl = (env: Variables): string => env.SANDBOX_URL || sandboxHere(env);

export const portSetting = (whose: string, standard: number): Setting<number> => ({
  meaning: `The port that ${whose} listens on`,
  kind: port,
  hostName: 'PORT',
  standard: String(standard),
});

export const hostSetting = (whose: string): Setting<string> => ({
  meaning: `The address that ${whose} listens on; 0.0.0.0 in a container`,
  kind: text,
  hostName: 'HOST',
  standard: '127.0.0.1',
});

export const trustedProxies: Setting<readonly string[]> = {
  meaning: 'Proxies whose X-Forwarded-For is trusted: addresses, networks, or loopback, linklocal, uniquelocal',
  kind: listOf(isProxy, 'an address, a network such as 10.0.0.0/8, loopback, linklocal or uniquelocal'),
  standard: 'loopback',
};

export const drainSeconds: Setting<number> = {
  meaning: 'How long /readyz fails before the API or the website closes, so that load balancers notice',
  kind: count(0, 300),
  standard: (env) => (isProduction(env) ? '5' : '0'),
};

const place = (meaning: string, demo: (env: Variables) => string): Setting<string> => ({
  meaning,
  kind: address,
  demo,
  required: isProduction,
  isPublic: true,
});

export const apiUrl = place('The public address of the API, for browsers and other services', here('API_PORT', 4000));
export const webUrl = place('The public address of the website', here('WEB_PORT', 3000));
export const miniUrl = place('The public address of the mini app, which Telegram opens', here('MINI_PORT', 3001));

export const phone: Setting<string> = {
  meaning: 'The phone number of the support, on pages that offer help and on invoices',
  kind: text,
  demo: '+251 900 000 000',
  required: isProduction,
};

export const forwardSecret: Setting<string> = {
  meaning: "Proves to the API that a forwarded visitor's address comes from the website's server",
  kind: text,
  demo: 'SANDBOX-secret-for-forwarded-addresses',
  required: isProduction,
  leastBytes: 32,
};

export const telegramBotUrl: Setting<string> = {
  meaning: 'The address of the bot, which opens the mini app and takes phone numbers for alerts',
  kind: address,
  demo: 'https://t.me/awaj_bot',
  required: isProduction,
};

export const paymentOrigins: Setting<readonly string[]> = {
  meaning: 'Origins of payment pages to which people may be sent, separated by spaces',
  kind: listOf(isOrigin, 'an origin such as https://checkout.chapa.co'),
  demo: (env) => sandboxUrl(env).replace(/\/+$/, ''),
  standard: 'https://checkout.chapa.co',
};

export const sandbox: Setting<string> = {
  meaning: 'The address of the sandbox, which replaces all other services in the demo; only for the demo',
  kind: orNothing(address),
  demo: sandboxHere,
  isPublic: true,
};
