import { hash } from 'node:crypto';
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import type { Fingerprint } from './fingerprint.ts';

/** Goes up when the fingerprint of a notice would be another one, or its keys. */
export const fingerprintVersion = 1;

const isList = (value: unknown): value is { set: unknown[] } =>
  typeof value === 'object' && value !== null && 'set' in value;
const isNumbers = (value: unknown): value is { numbers: string } =>
  typeof value === 'object' && value !== null && 'numbers' in value;

function toJson(_name: string, value: unknown): unknown {
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

function fromJson(_name: string, value: unknown): unknown {
  if (isList(value)) return new Set(value.set);
  return isNumbers(value) ? numbersFrom(value.numbers) : value;
}

/** A fingerprint as it is kept. */
export const packFingerprint = (fingerprint: Fingerprint): Buffer =>
  deflateRawSync(JSON.stringify(fingerprint, toJson), { level: 1 });

export const unpackFingerprint = (packed: Uint8Array): Fingerprint =>
  JSON.parse(inflateRawSync(packed).toString(), fromJson);

const keyBytes = 6;

/** A key as a number that JavaScript holds exactly. */
export const keyNumber = (key: string): number => hash('sha1', key, 'buffer').readUIntBE(0, keyBytes);
