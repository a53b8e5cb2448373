import type { Fingerprint } from './fingerprint.ts';

/**
 * What a fact says of two notices: that they are one tender or are not, that it speaks for or against it, or nothing.
 */
export type Vote = 'same' | 'for' | 'silent' | 'against' | 'different';

export interface Evidence {
  fact: string;
  vote: Vote;
  /** The values of both notices. They are made only when somebody asks for them. */
  seen: () => string;
}

export type CompareFact = (one: Fingerprint, other: Fingerprint) => Evidence;

export const both = (one: unknown, other: unknown): string => `${String(one)} | ${String(other)}`;

export const list = (values: Iterable<string>): string => [...values].join(' ') || '-';

export const shared = <Value>(one: ReadonlySet<Value>, other: ReadonlySet<Value>): Value[] =>
  [...one].filter((value) => other.has(value));
