import { timingSafeEqual } from 'node:crypto';

/** Compares in constant time, so that the duration does not reveal how much of a guess was right. */
export function isSameSecret(given: string | Buffer, secret: string | Buffer): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(secret)];
  return one.length === other.length && timingSafeEqual(one, other);
}
