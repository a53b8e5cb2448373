import { hash } from 'node:crypto';
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import type { Fingerprint } from './fingerprint.ts';

/** Increase this when fingerprints or their keys change. */
export const fingerprintVersion = 9;

const isList = (value: unknown): value is { set: unknown[] } =>
  typeof value === 'object' && value !== null && 'set' in value;
const isNumbers = (value: unknown): value is { numbers: string } =>
  typeof value === 'object' && value !== null && 'numbers' in value;

const mapValues = (record: object, map: (value: unknown) => unknown): object =>
  Object.fromEntries(Object.entries(record).map(([name, value]) => [name, map(value)]));

function toJson(value: unknown): unknown {
  if (value instanceof Set) return { set: [...value] };
  if (value instanceof Int32Array)
    return { numbers: Buffer.from(value.buffer, value.byteOffset, value.byteLength).toString('base64') };
  return value;
}

function numbersFrom(text: string): Int32Array {
  const bytes = Buffer.from(text, 'base64');
  const numbers = new Int32Array(bytes.length / 4);
  Buffer.from(numbers.buffer).set(bytes);
  return numbers;
}

function fromJson(value: unknown): unknown {
  if (isList(value)) return new Set(value.set);
  return isNumbers(value) ? numbersFrom(value.numbers) : value;
}

/** Compresses a fingerprint for the database. */
export function packFingerprint(fingerprint: Fingerprint): Buffer {
  const { object, ...others } = fingerprint;
  const plain = { ...mapValues(others, toJson), object: mapValues(object, toJson) };
  return deflateRawSync(JSON.stringify(plain), { level: 1 });
}

/** Avoids a reviver, which would be called for each of hundreds of words. */
export function unpackFingerprint(packed: Uint8Array): Fingerprint {
  const { object, ...others } = JSON.parse(inflateRawSync(packed).toString());
  return { ...mapValues(others, fromJson), object: mapValues(object, fromJson) } as Fingerprint;
}

/** Twelve hexadecimal digits are six bytes. */
const keyDigits = 12;

/** Hashes a key to a number that JavaScript represents exactly. */
export const keyNumber = (key: string): number => Number.parseInt(hash('sha1', key).slice(0, keyDigits), 16);
