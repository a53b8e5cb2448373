import { secretHeader, visitorHeader } from '@awaj/settings/headers';
import fc from 'fast-check';
import { isJson, type Json, type Operation } from '../http/contract.ts';
import { oddNames } from './odd-json.ts';
import { forwardSecret } from './providers.ts';

/** Where types of numbers end: columns of two, four and eight bytes, whole numbers of a double, doubles. */
const oddNumbers = [-1, 0, 1.5, 32_767, 32_768, 2 ** 31 - 1, 2 ** 31, 2 ** 53, 2 ** 63, 1e308];

/** Values that have broken other programs. */
const hostile = fc.constantFrom<unknown>(
  ...oddNumbers,
  ...oddNames,
  null,
  true,
  '',
  ' ',
  '\0',
  'NaN',
  '1e400',
  '-0',
  '0x10',
  'null',
  "'; drop table users; --",
  '%',
  '_%\\',
  '../../../etc/passwd',
  '<script>alert(1)</script>',
  '\u202Egpj.exe',
  '\uD800',
  'before\uDC00after',
  'ጨረታ',
  '😀'.repeat(50),
  'x'.repeat(5_000),
  'ጨ'.repeat(15_000),
  Array.from({ length: 10_000 }, (_, place) => place),
  Object.fromEntries(Array.from({ length: 3_000 }, (_, place) => [`field${place}`, place])),
  '{"$ne":null}',
  [],
  [[]],
  {},
  { constructor: { prototype: { polluted: 1 } } },
  ['a', 'b'],
);

function stringFor({ format, pattern, maxLength = 40 }: Json): fc.Arbitrary<unknown> {
  if (format === 'date') return fc.date({ noInvalidDate: true }).map((date) => date.toISOString().slice(0, 10));
  if (typeof pattern === 'string') return fc.stringMatching(new RegExp(pattern));
  return fc.oneof(
    fc.string({ maxLength: Math.min(Number(maxLength), 60), unit: 'grapheme' }),
    fc.constantFrom('0911000001', 'active@awaj.test', '1234', '7K2M', 'awaj-demo', 'demo-trial'),
  );
}

/** An object with these fields, of which only the required ones are always there. */
function recordOf(fields: readonly (readonly [string, Json])[], requiredKeys: readonly string[]): fc.Arbitrary<Json> {
  const arbitraries: Record<string, fc.Arbitrary<unknown>> = {};
  for (const [name, schema] of fields) arbitraries[name] = nearly(schema);
  return fc.record(arbitraries, { requiredKeys: [...requiredKeys] });
}

const objectFor = ({ properties = {}, required = [] }: Json): fc.Arbitrary<unknown> =>
  recordOf(Object.entries(properties as Record<string, Json>), required as string[]);

/** Something that a schema allows. */
function fitting(schema: Json): fc.Arbitrary<unknown> {
  if (Array.isArray(schema.enum)) return fc.constantFrom(...schema.enum);
  if ('const' in schema) return fc.constant(schema.const);
  const [type] = [schema.type].flat();
  if (type === 'integer' || type === 'number') {
    const range = { min: Number(schema.minimum ?? -10), max: Math.min(Number(schema.maximum ?? 6_000), 6_000) };
    return fc.oneof(
      { weight: 3, arbitrary: fc.integer(range) },
      { weight: 1, arbitrary: fc.constantFrom(...oddNumbers) },
    );
  }
  if (type === 'boolean') return fc.boolean();
  if (type === 'array')
    return fc.array(fc.oneof(fitting(schema.items as Json), nearly(schema.items as Json)), { maxLength: 5 });
  if (type === 'object') return objectFor(schema);
  return stringFor(schema);
}

/** Mostly something that a schema allows, sometimes anything. */
const nearly = (schema: Json): fc.Arbitrary<unknown> =>
  fc.oneof({ weight: 8, arbitrary: fitting(schema) }, { weight: 1, arbitrary: hostile });

export interface ArbitraryRequest {
  params: Json;
  query: Json;
  body: unknown;
  role: number;
  headers: Record<string, string>;
}

/** Every header that the API reads, but for Authorization, which the role decides. */
const headerValues = {
  'accept-language': ['am', 'en', 'am;q=x,,', '*', 'x'.repeat(4_000)],
  'content-type': ['application/json', 'application/json; charset=utf-16', 'text/plain', 'application/json;', 'x', ''],
  'accept-encoding': ['gzip', 'br', 'gzip;q=0, *;q=0', 'identity', 'x'],
  'if-none-match': ['*', 'W/"x"', '"', ','.repeat(1_000)],
  'x-forwarded-for': ['10.9.9.9', '::1', 'nobody', '10.0.0.1, x, 10.0.0.2', ','],
  'x-forwarded-host': ['a b', 'awaj.test', '::'],
  'x-forwarded-proto': ['https', 'javascript'],
  [secretHeader]: [forwardSecret, 'guessed', ''],
  [visitorHeader]: ['196.188.7.42', '2a02::1', '1.2.3.4.5', 'nobody', ''],
  host: ['awaj.test', 'a b', '', 'awaj.test:99999999'],
  origin: ['https://awaj.test', 'null', 'https://elsewhere.test', 'x'],
  purpose: ['prefetch', 'x'],
  'sec-purpose': ['prefetch;prerender', 'x'],
  'sec-fetch-mode': ['navigate', 'cors', 'x'],
  'x-xsrf-token': ['', 'x', 'x'.repeat(4_000)],
  'x-requested-with': ['et.awaj', ''],
} as const;

const arbitraryHeaders: fc.Arbitrary<Record<string, string>> = fc
  .subarray(Object.entries(headerValues), { maxLength: 4 })
  .chain((chosen) =>
    fc.tuple(...chosen.map(([name, values]) => fc.tuple(fc.constant(name), fc.constantFrom(...values)))),
  )
  .map((pairs) => Object.fromEntries(pairs));

function part({ parameters }: Operation, place: 'path' | 'query'): fc.Arbitrary<Json> {
  const chosen = parameters.filter((parameter) => parameter.in === place);
  const requiredKeys = chosen.filter(({ required }) => required || place === 'path').map(({ name }) => name);
  return recordOf(
    chosen.map(({ name, schema }) => [name, schema] as const),
    requiredKeys,
  );
}

/** Requests for an operation: some right, most a little wrong, some absurd. */
export const arbitraryRequest = (operation: Operation): fc.Arbitrary<ArbitraryRequest> =>
  fc.record({
    params: part(operation, 'path'),
    query: part(operation, 'query'),
    body: isJson(operation.body)
      ? fc.option(nearly(operation.body), { freq: 12, nil: undefined })
      : fc.constant(undefined),
    role: fc.nat(5),
    headers: fc.option(arbitraryHeaders, { freq: 3, nil: {} }),
  });
