import { readNotice } from '@awaj/reader/reading';
import { expect, it } from 'vitest';
import { fingerprintOf } from './fingerprint-of.ts';
import { packFingerprint, unpackFingerprint } from './stored-fingerprint.ts';

it('a stored fingerprint equals the original', () => {
  const text =
    'Jimma University invites bidders for the supply of 40 desktop computers (Lot 1). Bid No. JU/05/2017. The bid closes on ' +
    '12 March 2025 at 10:00 a.m. Bid security: 20,000 Birr. Telephone 0471112233';
  const fingerprint = fingerprintOf(text, readNotice(text), '2025-02-20');
  expect(fingerprint.object.lots.size).toBeGreaterThan(0);
  expect(unpackFingerprint(packFingerprint(fingerprint))).toEqual(fingerprint);
});
