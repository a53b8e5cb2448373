import { type Fields, readText } from '../fields.ts';
import type { World } from '../world.ts';
import { badRequest } from './bot-error.ts';

/** The parameters of a Bot API call. In a form or an address, values other than texts are JSON. */
export type Parameters = Fields;

export function readStructure(parameters: Parameters, name: string): unknown {
  const value = parameters[name];
  if (typeof value !== 'string') return value ?? null;
  if (value === '') return null;
  try {
    return JSON.parse(value);
  } catch {
    throw badRequest(`can't parse ${name} JSON object`);
  }
}

export function readList(parameters: Parameters, name: string): readonly unknown[] {
  const value = readStructure(parameters, name) ?? [];
  if (!Array.isArray(value)) throw badRequest(`field "${name}" must be an Array`);
  return value;
}

/** A whole number, possibly negative. */
export function readInteger(parameters: Parameters, name: string): number | null {
  const text = readText(parameters, name);
  return text !== null && /^-?\d{1,15}$/.test(text) ? Number(text) : null;
}

export const lengthOf = (text: string): number => [...text].length;

export const bytesOf = (text: string): number => Buffer.byteLength(text);

export interface MethodCall {
  world: World;
  parameters: Parameters;
  /** Aborted when the caller disconnects. */
  signal: AbortSignal;
}

/** A method of the Bot API: returns its `result` or throws a `BotApiError`. */
export type Method = (call: MethodCall) => unknown;
