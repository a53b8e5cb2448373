import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readable } from '../reading/readable.fixtures.ts';
import { readPhones } from './read-phones.ts';

const digits = (count: number) =>
  fc.array(fc.integer({ min: 0, max: 9 }), { minLength: count, maxLength: count }).map((each) => each.join(''));
const starts = fc.constantFrom('9', '7', '11', '22', '25', '33', '34', '46', '47', '57', '58');
const national = starts.chain((start) => digits(9 - start.length).map((rest) => start + rest));
const gaps = fc.array(fc.constantFrom('', ' ', '-', ''), { minLength: 9, maxLength: 9 });

it('are found with any signs between their digits', () => {
  fc.assert(
    fc.property(national, gaps, fc.constantFrom('0', '+251', '00251', '+251 '), (number, between, prefix) => {
      const written = prefix + [...number].map((digit, at) => digit + (at < 8 ? between[at] : '')).join('');
      const phones = readPhones(readable(`Tel. ${written}`)).map(({ value }) => value);
      expect(phones).toEqual([`+251${number}`]);
    }),
  );
});

it('are not found in faxes and account numbers', () => {
  fc.assert(
    fc.property(national, fc.constantFrom('Fax: 0', 'Account No. 0', 'TIN 0', 'ሂሳብ ቁጥር 0'), (number, label) => {
      expect(readPhones(readable(label + number))).toEqual([]);
    }),
  );
});
