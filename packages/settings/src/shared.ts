// Settings that several servers read.
import { address, count, isOrigin, isProxy, listOf, orNothing, port, text } from './kinds.ts';
import { isProduction, type Setting, type Variables } from './read.ts';

/** Where a server is reached that listens on this machine: at the port that it was moved to. */
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
  meaning: 'Whose X-Forwarded-For is believed: addresses, networks, or loopback, linklocal, uniquelocal',
  kind: listOf(isProxy, 'an address, a network such as 10.0.0.0/8, loopback, linklocal or uniquelocal'),
  standard: 'loopback',
};

export const drainSeconds: Setting<number> = {
  meaning: 'How long /readyz is red before the API or the website closes, for balancers to notice',
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

export const apiUrl = place('Where browsers and services reach the API', here('API_PORT', 4000));
export const webUrl = place('Where people reach the website', here('WEB_PORT', 3000));
export const miniUrl = place('Where Telegram opens the mini app', here('MINI_PORT', 3001));

export const phone: Setting<string> = {
  meaning: 'The number for people to call, on every page that offers help, and on invoices',
  kind: text,
  demo: '+251 900 000 000',
  required: isProduction,
};

export const forwardSecret: Setting<string> = {
  meaning: "Proves to the API that an address which the website's server forwards is a visitor's",
  kind: text,
  demo: 'SANDBOX-secret-for-forwarded-addresses',
  required: isProduction,
  leastBytes: 32,
};

export const telegramBotUrl: Setting<string> = {
  meaning: 'The bot, whose links open the mini app and who takes numbers for alerts',
  kind: address,
  demo: 'https://t.me/awaj_bot',
  required: isProduction,
};

export const paymentOrigins: Setting<readonly string[]> = {
  meaning: 'Where people may be sent to pay: origins with a space between',
  kind: listOf(isOrigin, 'an origin such as https://checkout.chapa.co'),
  demo: (env) => sandboxUrl(env).replace(/\/+$/, ''),
  standard: 'https://checkout.chapa.co',
};

export const sandbox: Setting<string> = {
  meaning: 'Where the sandbox stands in for the outside world; for the demo alone',
  kind: orNothing(address),
  demo: sandboxHere,
  isPublic: true,
};
