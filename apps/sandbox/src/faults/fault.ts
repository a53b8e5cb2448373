import { type Fields, readCount, readFields, readFlag, readText } from '../fields.ts';
import { isSite, siteSlugs } from '../newsroom/site-list.ts';
import { isSiteFaultKind, type SiteFault, siteFaultKinds } from './site-fault.ts';

/** The services and sites that can have faults. */
export const providers = ['chapa', 'afromessage', 'geezsms', 'smtp', 'telegram', ...siteSlugs] as const;

export type Provider = (typeof providers)[number];

export const isProvider = (name: unknown): name is Provider => providers.some((known) => known === name);

/** A fault in a service's answers. */
export type AnswerFault =
  | { kind: 'slow'; ms: number }
  | { kind: 'fail'; status: number }
  | { kind: 'rate-limit'; retryAfter: number }
  | { kind: 'hang' }
  /** `isAfter`: the request has its effect, and only the answer is lost. */
  | { kind: 'drop-connection'; isAfter: boolean }
  /** An HTML page, as from a proxy in between. */
  | { kind: 'html'; status: number; isAfter: boolean }
  /** The request has its effect, and the answer breaks off in the middle. */
  | { kind: 'half-answer' }
  | SiteFault;

/** A fault in the content, time or number of a service's events. */
export interface EventFault {
  kind: 'webhooks';
  isDropped: boolean;
  /** How many extra times each event is sent. */
  duplicates: number;
  delayMs: number;
  /** Events are held, and sent in reverse order when the fault ends. */
  isReordered: boolean;
  /** Overrides fields of the event. */
  changes: Readonly<Record<string, string>>;
}

export type Fault = AnswerFault | EventFault;

export type FaultReading = { ok: true; fault: Fault; times: number | null } | { ok: false; message: string };

const longestMs = 600_000;
const changeable = { amount: 'amount', currency: 'currency', mode: 'mode', txRef: 'tx_ref' } as const;
export const providersWithEvents: readonly Provider[] = ['chapa', 'telegram'];

type Reader = (fields: Fields) => Fault | string;
type ServiceFaultKind = Exclude<Fault['kind'], SiteFault['kind']>;

const readers: Readonly<Record<ServiceFaultKind, Reader>> = {
  slow: (fields) => {
    const ms = readCount(fields, 'ms');
    return ms === null || ms > longestMs ? `ms must be a number from 0 to ${longestMs}` : { kind: 'slow', ms };
  },
  fail: (fields) => {
    const status = readCount(fields, 'status') ?? 500;
    return status < 200 || status > 599 ? 'status must be from 200 to 599' : { kind: 'fail', status };
  },
  'rate-limit': (fields) => ({ kind: 'rate-limit', retryAfter: readCount(fields, 'retryAfter') ?? 1 }),
  hang: () => ({ kind: 'hang' }),
  'drop-connection': (fields) => ({ kind: 'drop-connection', isAfter: readFlag(fields, 'after') }),
  html: (fields) => ({ kind: 'html', status: readCount(fields, 'status') ?? 502, isAfter: readFlag(fields, 'after') }),
  'half-answer': () => ({ kind: 'half-answer' }),
  webhooks: (fields) => ({
    kind: 'webhooks',
    isDropped: readFlag(fields, 'drop'),
    duplicates: readCount(fields, 'duplicate') ?? 0,
    delayMs: Math.min(readCount(fields, 'delayMs') ?? 0, longestMs),
    isReordered: readFlag(fields, 'reorder'),
    changes: Object.fromEntries(
      Object.entries(changeable).flatMap(([field, name]) => {
        const value = readText(fields, field);
        return value === null ? [] : [[name, value]];
      }),
    ),
  }),
};

function readKind(provider: Provider, fields: Fields): Fault | string {
  if (isSite(provider) && isSiteFaultKind(fields.kind)) return { kind: fields.kind };
  const kind = Object.keys(readers).find((known): known is ServiceFaultKind => known === fields.kind);
  const kinds = isSite(provider) ? [...Object.keys(readers), ...siteFaultKinds] : Object.keys(readers);
  if (!kind) return `kind must be one of ${kinds.join(', ')}`;
  if (kind === 'webhooks' && !providersWithEvents.includes(provider)) return `${provider} sends no webhooks`;
  if (provider === 'smtp' && (kind === 'html' || kind === 'half-answer')) return 'smtp answers no HTTP';
  return readers[kind](fields);
}

/** Parses a fault from the control address or from the page's form. */
export function parseFault(provider: Provider, body: unknown): FaultReading {
  const fields = readFields(body);
  const fault = readKind(provider, fields);
  if (typeof fault === 'string') return { ok: false, message: fault };
  const times = readCount(fields, 'times');
  if (times === 0) return { ok: false, message: 'times must be 1 or more' };
  return { ok: true, fault, times };
}
