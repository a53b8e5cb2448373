import type { Fingerprint } from '../fingerprint/fingerprint.ts';

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

export const areSame = <Value>(one: ReadonlySet<Value>, other: ReadonlySet<Value>): boolean =>
  one.size === other.size && shared(one, other).length === one.size;

/** Two sets differ if each has something that the other lacks. */
export const voteOfSets = <Value>(one: ReadonlySet<Value>, other: ReadonlySet<Value>): Vote => {
  if (one.size === 0 || other.size === 0) return 'silent';
  const common = shared(one, other).length;
  if (common === 0) return 'different';
  return common === one.size || common === other.size ? 'for' : 'against';
};
