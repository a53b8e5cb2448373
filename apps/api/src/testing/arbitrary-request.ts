import fc from 'fast-check';
import { isJson, type Json, type Operation } from '../platform/contract.ts';

/** Values that have broken other programs. */
const hostile = fc.constantFrom<unknown>(
  null,
  true,
  -1,
  0,
  1.5,
  2 ** 31,
  2 ** 53,
  1e308,
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
  'ጨረታ',
  '😀'.repeat(50),
  'x'.repeat(5_000),
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
  if (type === 'integer' || type === 'number')
    return fc.integer({ min: Number(schema.minimum ?? -10), max: Math.min(Number(schema.maximum ?? 6_000), 6_000) });
  if (type === 'boolean') return fc.boolean();
  if (type === 'array') return fc.array(nearly(schema.items as Json), { maxLength: 5 });
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
}

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
  });
