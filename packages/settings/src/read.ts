import type { Kind } from './kinds.ts';

export type Variables = Readonly<Record<string, string | undefined>>;
type Text = string | ((env: Variables) => string);

/** A setting of an installation. Its name is its key in the table. */
export interface Setting<Value> {
  /** A description without a period. .env.example and docs/operating.md show it. */
  meaning: string;
  kind: Kind<Value>;
  /** A name under which hosting platforms set it, such as PORT. */
  hostName?: string;
  /** The default value. */
  standard?: Text;
  /** The default value in the demo and for developers. Production refuses it. */
  demo?: Text;
  /** Whether the server needs it to start. */
  required?: (env: Variables) => boolean;
  /** Whether other machines must be able to reach this address. In production it must not be a local one. */
  isPublic?: boolean;
  /** The minimum length of a secret in production. */
  leastBytes?: number;
}

export type Table = Readonly<Record<string, Setting<unknown>>>;
export type Values<Of extends Table> = {
  readonly [Name in keyof Of]: Of[Name] extends Setting<infer Value> ? Value : never;
};
export type Outcome<Value> = { ok: true; value: Value } | { ok: false; message: string };

/** Whether this is a production build that is not run as the demo. */
export const isProduction = (env: Variables): boolean => env.NODE_ENV === 'production' && env.AWAJ_MODE !== 'demo';

const toText = (text: Text | undefined, env: Variables): string =>
  typeof text === 'function' ? text(env) : (text ?? '');

export const describe = ({ meaning, leastBytes }: Setting<unknown>): string =>
  leastBytes === undefined ? meaning : `${meaning}; ${leastBytes} bytes or more`;

/** The default value of a setting in this environment. */
export const fallbackOf = ({ standard, demo }: Setting<unknown>, env: Variables): string =>
  (isProduction(env) ? '' : toText(demo, env)) || toText(standard, env);

export function leadsHere(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { hostname } = new URL(text);
  return /^(127\.[\d.]+|0\.0\.0\.0|\[::1?\]|(.+\.)?localhost\.?)$/.test(hostname);
}

/** Why production must not use this value. */
function weaknessOf(setting: Setting<unknown>, text: string, env: Variables): string | null {
  const { demo, isPublic, leastBytes = 0 } = setting;
  if (isPublic && leadsHere(text)) return 'is an address of this machine, which others cannot reach.';
  if (text.includes('SANDBOX') || (demo && text === toText(demo, env)))
    return 'has the value of the demo, which production must not use.';
  const bytes = new TextEncoder().encode(text).length;
  return bytes < leastBytes ? `is too short: it has ${bytes} bytes, and needs ${leastBytes} or more.` : null;
}

interface Problem {
  sentence: string;
  /** Whether the value comes from another setting, which may be the cause. */
  isDerived: boolean;
}

function readOne(name: string, setting: Setting<unknown>, env: Variables): { value: unknown } | Problem {
  const given = env[name] || (setting.hostName && env[setting.hostName]) || '';
  const text = given || fallbackOf(setting, env);
  const isDerived = given === '' && (text !== '' || typeof setting.standard === 'function');
  const problem = (rest: string): Problem => ({ sentence: `${name} ${rest}`, isDerived });
  if (text === '' && setting.required?.(env)) return problem(`is missing: ${describe(setting)}.`);
  const weakness = given !== '' && isProduction(env) ? weaknessOf(setting, given, env) : null;
  if (weakness !== null) return problem(weakness);
  const reading = setting.kind(text);
  return 'problem' in reading ? problem(reading.problem) : reading;
}

function toMessage(problems: readonly Problem[]): string {
  const causes = problems.filter(({ isDerived }) => !isDerived);
  const [first = '', ...others] = (causes.length > 0 ? causes : problems).map(({ sentence }) => sentence);
  if (others.length === 0) return first;
  return [`${others.length + 1} settings must be fixed before this can start:`, first, ...others].join('\n  ');
}

/** Reads a whole table. One message names everything that must be fixed. */
export function readSettings<Of extends Table>(table: Of, env: Variables): Outcome<Values<Of>> {
  const problems: Problem[] = [];
  const values = Object.entries(table).map(([name, setting]) => {
    const outcome = readOne(name, setting, env);
    if ('value' in outcome) return [name, outcome.value];
    problems.push(outcome);
    return [name, null];
  });
  if (problems.length > 0) return { ok: false, message: toMessage(problems) };
  // Each value has the type that the table gives its name.
  return { ok: true, value: Object.fromEntries(values) as Values<Of> };
}

/** For the start of a server: prints everything that is wrong and exits. */
export function settingsOrExit<Of extends Table>(server: string, table: Of, env: Variables): Values<Of> {
  const outcome = readSettings(table, env);
  if (outcome.ok) return outcome.value;
  console.error(`${server}: ${outcome.message}`);
  process.exit(1);
}
