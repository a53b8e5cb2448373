import type { Fingerprint } from './fingerprint.ts';

/**
 * The vote of a fact on two notices: they are one tender, it speaks for it, nothing, it speaks against it, or they are
 * different.
 */
export type Vote = 'same' | 'for' | 'silent' | 'against' | 'different';

export interface Evidence {
  fact: string;
  vote: Vote;
  /** Describes the values of both notices. Called only when somebody wants to see them. */
  seen: () => string;
}

export type CompareFact = (one: Fingerprint, other: Fingerprint) => Evidence;

export const both = (one: unknown, other: unknown): string => `${String(one)} | ${String(other)}`;

export const list = (values: Iterable<string>): string => [...values].join(' ') || '-';

export const shared = <Value>(one: ReadonlySet<Value>, other: ReadonlySet<Value>): Value[] =>
  [...one].filter((value) => other.has(value));
