import type { Kind } from './kinds.ts';

export type Variables = Readonly<Record<string, string | undefined>>;
type Text = string | ((env: Variables) => string);

/** One thing that an installation can set, under a name of its table. */
export interface Setting<Value> {
  /** What it is for: the start of a sentence that .env.example and docs/operating.md show. */
  meaning: string;
  kind: Kind<Value>;
  /** A name that hosts set for any program, such as PORT. */
  hostName?: string;
  /** What holds where nothing is set. */
  standard?: Text;
  /** What holds for the demo and for developers; production neither falls back on it nor takes it. */
  demo?: Text;
  /** Where the server does not start without it. */
  required?: (env: Variables) => boolean;
  /** Whether others have to reach it, so that in production it may not lead to this machine. */
  isPublic?: boolean;
  /** What a secret needs to be strong enough for production. */
  leastBytes?: number;
}

export type Table = Readonly<Record<string, Setting<unknown>>>;
export type Values<Of extends Table> = {
  readonly [Name in keyof Of]: Of[Name] extends Setting<infer Value> ? Value : never;
};
export type Outcome<Value> = { ok: true; value: Value } | { ok: false; message: string };

/** Built for production and not told to be the demo. */
export const isProduction = (env: Variables): boolean => env.NODE_ENV === 'production' && env.AWAJ_MODE !== 'demo';

const toText = (text: Text | undefined, env: Variables): string =>
  typeof text === 'function' ? text(env) : (text ?? '');

export const describe = ({ meaning, leastBytes }: Setting<unknown>): string =>
  leastBytes === undefined ? meaning : `${meaning}; ${leastBytes} bytes or more`;

/** What a setting falls back on. */
export const fallbackOf = ({ standard, demo }: Setting<unknown>, env: Variables): string =>
  (isProduction(env) ? '' : toText(demo, env)) || toText(standard, env);

export function leadsHere(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { hostname } = new URL(text);
  return /^(127\.[\d.]+|0\.0\.0\.0|\[::1?\]|(.+\.)?localhost\.?)$/.test(hostname);
}

/** Why production must not run with this value. */
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
  /** Whether the value comes from another setting, which may be what is wrong. */
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

/** Reads a whole table, and tells in one message all that a person has to mend. */
export function readSettings<Of extends Table>(table: Of, env: Variables): Outcome<Values<Of>> {
  const problems: Problem[] = [];
  const values = Object.entries(table).map(([name, setting]) => {
    const outcome = readOne(name, setting, env);
    if ('value' in outcome) return [name, outcome.value];
    problems.push(outcome);
    return [name, null];
  });
  if (problems.length > 0) return { ok: false, message: toMessage(problems) };
  // Each value is of the kind that stands under its name in the table.
  return { ok: true, value: Object.fromEntries(values) as Values<Of> };
}

/** For a server at its start: it names all that is wrong, and does not run. */
export function settingsOrExit<Of extends Table>(server: string, table: Of, env: Variables): Values<Of> {
  const outcome = readSettings(table, env);
  if (outcome.ok) return outcome.value;
  console.error(`${server}: ${outcome.message}`);
  process.exit(1);
}
