import type { CollectorKind } from '../../../database/collector-tables.ts';
import { messageOf } from '../../../http/errors.ts';
import { collectorKinds, configure } from '../adapters/adapters.ts';
import {
  ConfigFault,
  listOf,
  number,
  objectOf,
  optional,
  type Read,
  readShape,
  text,
  withStandard,
} from '../adapters/config-shape.ts';
import { isJsonObject } from '../json-object.ts';

/** A collector as a file describes it. */
export interface CollectorFile {
  source: string;
  kind: CollectorKind;
  every: number;
  hosts: readonly string[];
  config: Readonly<Record<string, unknown>>;
  expect: { least: number | undefined; most: number | undefined; fill: Readonly<Record<string, number>> };
}

const seconds = { s: 1, m: 60, h: 3_600, d: 86_400 } as const;
const longestSeconds = 31 * seconds.d;
const shortestSeconds = 5;

/** "30m" or "6h". */
const duration: Read<number> = (value, name) => {
  const [, count, unit] = /^(\d{1,5})\s*([smhd])$/.exec(typeof value === 'string' ? value.trim() : '') ?? [];
  const length = Number(count) * (seconds[unit as keyof typeof seconds] ?? Number.NaN);
  if (length >= shortestSeconds && length <= longestSeconds) return length;
  throw new ConfigFault(`"${name}" must be a time such as 30m, 6h or 1d.`);
};

export function durationOf(length: number): string {
  const unit = (['d', 'h', 'm'] as const).find((each) => length % seconds[each] === 0) ?? 's';
  return `${length / seconds[unit]}${unit}`;
}

const kind: Read<CollectorKind> = (value) => {
  const found = collectorKinds.find((each) => each === value);
  if (found) return found;
  throw new ConfigFault(`"kind" must be one of ${collectorKinds.join(', ')}.`);
};

const object: Read<Readonly<Record<string, unknown>>> = (value, name) => {
  if (isJsonObject(value)) return value;
  throw new ConfigFault(`"${name}" must be an object.`);
};

const shares: Read<Readonly<Record<string, number>>> = (value, name) =>
  Object.fromEntries(Object.entries(object(value, name)).map(([field, share]) => [field, number(0, 1)(share, field)]));

const defaultsShape = {
  language: optional(text),
  company: optional(text),
  categories: optional(text),
  regions: optional(text),
};

const shape = {
  source: text,
  kind,
  every: withStandard(6 * seconds.h, duration),
  hosts: optional(listOf(text)),
  config: object,
  defaults: optional(objectOf(defaultsShape)),
  expect: withStandard(
    { least: undefined, most: undefined, fill: {} },
    objectOf({
      least: optional(number(0, 100_000)),
      most: optional(number(1, 100_000)),
      fill: withStandard({}, shares),
    }),
  ),
};

/** Reads the file of a collector. Its hosts are those of its addresses, and others that it names. */
export function readCollectorFile(json: string): CollectorFile {
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch (error) {
    throw new ConfigFault(`The file is not JSON: ${messageOf(error)}.`);
  }
  const { hosts = [], config, defaults = {}, ...file } = readShape(shape, value, 'the file');
  const { addresses } = configure(file.kind, config);
  const own = addresses.map((address) => new URL(address).host);
  return { ...file, config: { ...config, defaults }, hosts: [...new Set([...own, ...hosts])] };
}
