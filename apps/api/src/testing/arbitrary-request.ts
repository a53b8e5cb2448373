import { secretHeader, visitorHeader } from '@awaj/settings/headers';
import fc from 'fast-check';
import { isJson, type Json, type Operation } from '../http/contract.ts';
import { toCursor } from '../modules/catalog/tenders/search/cursor.ts';
import { oddNames } from './odd-json.ts';
import { forwardSecret } from './providers.ts';

/** The limits of numeric types: integers of two, four and eight bytes, whole numbers of a double, doubles. */
const oddNumbers = [-1, 0, 1.5, 32_767, 32_768, 2 ** 31 - 1, 2 ** 31, 2 ** 53, 2 ** 63, 1e308];

/** Values that have broken other programs. */
export const hostile = fc.constantFrom<unknown>(
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

/** Ids in the tests are below this: the demo has 400 tenders, and the ids of other rows begin at 1. */
const largestUsual = 450;

function numberFor({ minimum = -10, maximum = largestUsual }: Json): fc.Arbitrary<number> {
  const [min, max] = [Number(minimum), Math.min(Number(maximum), largestUsual)];
  return fc.oneof(
    { weight: 5, arbitrary: fc.integer({ min, max }) },
    { weight: 6, arbitrary: fc.integer({ min, max: Math.min(max, 12) }) },
    { weight: 1, arbitrary: fc.constantFrom(...oddNumbers) },
  );
}

const lastMoment = 8.64e15;

/** Valid cursors with instants that databases cannot represent. */
const oddCursors = [0, -1, lastMoment, -lastMoment, Date.parse('2026-11-01'), Date.parse('-000001-01-01')].flatMap(
  (at) => [
    toCursor('', { at: new Date(at), id: 999_999_999 }),
    toCursor('closing', { at: new Date(at), id: 0 }),
    toCursor('relevance', { at: new Date(at), id: 40 }),
  ],
);

const usualTexts = [
  '0911000001',
  'active@awaj.test',
  '1234',
  '7K2M',
  'awaj-demo',
  'demo-trial',
  'demo-discount',
  'supply',
];

const knownDates = { min: new Date('0001-01-01'), max: new Date('9999-12-31'), noInvalidDate: true };

/** Generates texts, among them some that exist in this world, such as its tokens. */
function stringFor({ format, pattern, maxLength = 40 }: Json, texts: readonly string[]): fc.Arbitrary<unknown> {
  if (format === 'date')
    return fc.oneof(
      { weight: 3, arbitrary: fc.date(knownDates).map((date) => date.toISOString().slice(0, 10)) },
      { weight: 1, arbitrary: fc.constantFrom('0001-01-01', '9999-12-31', '2026-02-29', '2026-11-20') },
    );
  const known = fc.constantFrom(...usualTexts, ...texts, ...oddCursors);
  if (typeof pattern === 'string') return fc.oneof(fc.stringMatching(new RegExp(pattern)), known);
  return fc.oneof(fc.string({ maxLength: Math.min(Number(maxLength), 60), unit: 'grapheme' }), known);
}

/** Creates generators of values that fit a schema, or nearly. */
function createValues(texts: readonly string[]) {
  /**
   * Generates an object with these fields, mostly with few optional ones and few odd values. Among a dozen odd values
   * only the first would be refused, and the others would not be tested.
   */
  function recordOf(fields: readonly (readonly [string, Json])[], requiredKeys: readonly string[]): fc.Arbitrary<Json> {
    const values = Object.fromEntries(fields.map(([name, schema]) => [name, nearly(schema, fields.length)] as const));
    const optional = fields.map(([name]) => name).filter((name) => !requiredKeys.includes(name));
    const few = fc.subarray(optional, { maxLength: Math.min(3, optional.length) });
    const chosen = fc.oneof({ weight: 5, arbitrary: few }, { weight: 1, arbitrary: fc.subarray(optional) });
    return chosen.chain((names) => {
      const there = [...requiredKeys, ...names].filter((name) => name in values);
      return fc.record(Object.fromEntries(there.map((name) => [name, values[name] as fc.Arbitrary<unknown>])));
    });
  }

  const objectFor = ({ properties = {}, required = [] }: Json): fc.Arbitrary<unknown> =>
    recordOf(Object.entries(properties as Record<string, Json>), required as string[]);

  /** Generates a value that the schema allows. */
  function fitting(schema: Json): fc.Arbitrary<unknown> {
    if (Array.isArray(schema.enum)) return fc.constantFrom(...schema.enum);
    if ('const' in schema) return fc.constant(schema.const);
    const [type] = [schema.type].flat();
    if (type === 'integer' || type === 'number') return numberFor(schema);
    if (type === 'boolean') return fc.boolean();
    if (type === 'array')
      return fc.array(fc.oneof(fitting(schema.items as Json), nearly(schema.items as Json)), { maxLength: 5 });
    if (type === 'object') return objectFor(schema);
    return stringFor(schema, texts);
  }

  /**
   * Generates mostly a value that the schema allows, sometimes any value. An object with more values has fewer odd
   * ones.
   */
  const nearly = (schema: Json, values = 1): fc.Arbitrary<unknown> =>
    fc.oneof({ weight: 7 + values, arbitrary: fitting(schema) }, { weight: 1, arbitrary: hostile });

  return { nearly, recordOf };
}

export interface ArbitraryRequest {
  params: Json;
  query: Json;
  body: unknown;
  role: number;
  headers: Record<string, string>;
}

/** All headers that the API reads, except Authorization, which depends on the role. */
const headerValues = {
  'accept-language': ['am', 'en', 'am;q=x,,', '*', 'x'.repeat(4_000)],
  'content-type': ['application/json', 'application/json; charset=utf-16', 'text/plain', 'application/json;', 'x', ''],
  'accept-encoding': ['gzip', 'br', 'gzip;q=0, *;q=0', 'identity', 'x'],
  'if-none-match': ['*', 'W/"x"', '"', ','.repeat(1_000)],
  'if-modified-since': ['Fri, 20 Nov 2026 09:20:00 GMT', 'yesterday', '0'],
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

export const arbitraryHeaders: fc.Arbitrary<Record<string, string>> = fc
  .subarray(Object.entries(headerValues), { maxLength: 4 })
  .chain((chosen) =>
    fc.tuple(...chosen.map(([name, values]) => fc.tuple(fc.constant(name), fc.constantFrom(...values)))),
  )
  .map((pairs) => Object.fromEntries(pairs));

/** Generates requests for an operation: some valid, most slightly wrong, some absurd. */
export function arbitraryRequest(
  { parameters, body }: Operation,
  { roles, texts }: { roles: number; texts: readonly string[] },
): fc.Arbitrary<ArbitraryRequest> {
  const { nearly, recordOf } = createValues(texts);

  function part(place: 'path' | 'query'): fc.Arbitrary<Json> {
    const chosen = parameters.filter((parameter) => parameter.in === place);
    const requiredKeys = chosen.filter(({ required }) => required || place === 'path').map(({ name }) => name);
    return recordOf(
      chosen.map(({ name, schema }) => [name, schema] as const),
      requiredKeys,
    );
  }

  return fc.record({
    params: part('path'),
    query: part('query'),
    body: isJson(body) ? fc.option(nearly(body), { freq: 12, nil: undefined }) : fc.constant(undefined),
    role: fc.nat(roles - 1),
    headers: fc.option(arbitraryHeaders, { freq: 3, nil: {} }),
  });
}
