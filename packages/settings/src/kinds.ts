// The kinds of values that a setting can have.

/** The parsed value, or a problem. The problem completes a sentence that starts with the setting's name. */
export type Reading<Value> = { value: Value } | { problem: string };
export type Kind<Value> = (text: string) => Reading<Value>;

const quoted = (text: string, rule: string) => ({ problem: `is "${text}", ${rule}.` });

export const text: Kind<string> = (value) => ({ value });

/** Also accepts an empty value. */
export const orNothing =
  (kind: Kind<string>): Kind<string> =>
  (value) =>
    value === '' ? { value } : kind(value);

const largestPort = 65_535;

export const port: Kind<number> = (value) => {
  const number = Number(value);
  if (/^\d+$/.test(value) && number > 0 && number <= largestPort) return { value: number };
  return quoted(value, `which is not a port number between 1 and ${largestPort}`);
};

/** An integer from `least` to `most`. */
export const count =
  (least: number, most: number): Kind<number> =>
  (value) => {
    const number = Number(value);
    if (/^\d+$/.test(value) && number >= least && number <= most) return { value: number };
    return quoted(value, `which is not a number from ${least} to ${most}`);
  };

export const rate: Kind<number> = (value) => {
  const number = Number(value);
  return number > 0 && Number.isFinite(number) ? { value: number } : quoted(value, 'which is not a number above 0');
};

/** A URL of a website or service. Slashes at its end are removed. */
export const address: Kind<string> = (value) =>
  /^https?:\/\//.test(value) && URL.canParse(value)
    ? { value: value.replace(/\/+$/, '') }
    : quoted(value, 'which is not an http or https URL');

/** A link on our pages; `none` leaves it out. */
export const linkOrNone: Kind<string> = (value) => (value === 'none' ? { value: '' } : address(value));

/** A URL that may contain a password, so the problem does not repeat it. */
export const addressOf =
  (...schemes: readonly string[]): Kind<string> =>
  (value) => {
    const starts = schemes.map((scheme) => `${scheme}://`);
    if (starts.some((start) => value.startsWith(start))) return { value };
    return { problem: `is set, but it does not begin with ${starts.join(' or ')}.` };
  };

/** A secret of a known format, which the problem does not repeat either. */
export const shaped =
  (shape: RegExp, rule: string): Kind<string> =>
  (value) =>
    shape.test(value) ? { value } : { problem: rule };

export const oneOf =
  <Value extends string>(...values: readonly [Value, ...Value[]]): Kind<Value> =>
  (text) => {
    const value = values.find((each) => each === text);
    if (value !== undefined) return { value };
    return quoted(text, `but it must be one of ${values.join(', ')}`);
  };

/** Either this value or empty. */
export const onlyValue =
  <Value extends string>(value: Value): Kind<Value | ''> =>
  (text) => {
    if (text === '') return { value: '' };
    return text === value ? { value } : quoted(text, `but it must be ${value} or empty`);
  };

const words = (text: string): string[] => text.split(/[\s,]+/).filter((word) => word !== '');

/** A list separated by spaces or commas. It may be empty. */
export const listOf =
  (isRight: (word: string) => boolean, rule: string): Kind<readonly string[]> =>
  (text) => {
    const value = words(text);
    const wrong = value.find((word) => !isRight(word));
    return wrong === undefined ? { value } : { problem: `contains "${wrong}", which is not ${rule}.` };
  };

/** Scheme, host and port, as in a browser's `Origin` header. */
export const isOrigin = (word: string): boolean =>
  /^https?:\/\//.test(word) && URL.canParse(word) && new URL(word).origin === word;

const parts = { ipv4: /^(\d{1,3})(\.\d{1,3}){3}$/, ipv6: /^[\da-f:]*:[\da-f:.]*$/i };
const networks = ['loopback', 'linklocal', 'uniquelocal'];

/** An IP address, a network such as 10.0.0.0/8, or one of Fastify's names for networks. */
export function isProxy(word: string): boolean {
  if (networks.includes(word)) return true;
  const [ip = '', prefix = '0', ...more] = word.split('/');
  const isIpv4 = parts.ipv4.test(ip) && ip.split('.').every((part) => Number(part) <= 255);
  const isIpv6 = parts.ipv6.test(ip) && URL.canParse(`http://[${ip}]`);
  return more.length === 0 && /^\d+$/.test(prefix) && Number(prefix) <= (isIpv4 ? 32 : 128) && (isIpv4 || isIpv6);
}
