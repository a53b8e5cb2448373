import { describe, expect, it } from 'vitest';
import { readable } from '../reading/readable.fixtures.ts';
import { readPhones } from './read-phones.ts';

const phonesIn = (text: string): string[] => readPhones(readable(text)).map(({ value }) => value);

describe('the phones of a notice', () => {
  it.each([
    ['ስልክ ቁጥር 011-551-50-55 / 0115 51 50 56', ['+251115515055', '+251115515056']],
    ['Mobile 09-11-23-45-67 or 0722334455', ['+251911234567', '+251722334455']],
    ['Phone No. +251-911-23-45-67, +251-25-111-22-33', ['+251911234567', '+251251112233']],
    ['+251(0)911234567', ['+251911234567']],
    ['ስልክ ቁ. ዐ911 23 45 67', ['+251911234567']],
    ['Bilbila: 0222 11 22 33 yookiin 0917-00-11-22', ['+251222112233', '+251917001122']],
    ['ቁፅሪ ስልኪ 0344 40 01 23/0914 70 80 90', ['+251344400123', '+251914708090']],
    ['Tel. 911 23 45 67', ['+251911234567']],
    ['0911234567ወይም0922334455', ['+251911234567', '+251922334455']],
    ['Tel: 0115515055 0911234567', ['+251115515055', '+251911234567']],
  ])('are found in every form: %s', (text, expected) => {
    expect(phonesIn(text)).toEqual(expected);
  });

  it.each([
    ['0111-23-45-67/68', ['+251111234567', '+251111234568']],
    ['Tel: (011) 5 51 50 55 /56/57', ['+251115515055', '+251115515056', '+251115515057']],
    ['Tel: 0111 23 45 67 / 23 45 68', ['+251111234567', '+251111234568']],
  ])('are found if only the last digits of the next are written: %s', (text, expected) => {
    expect(phonesIn(text)).toEqual(expected);
  });

  it.each([
    'Fax: +251 11 551 5056',
    '0115515055 (fax)',
    'TIN No. 0911234567',
    'VAT Reg. No. 0911223344',
    'account 1000123456789 and P.O.Box 1111',
    'ብር 1,150,000.00 በሂሳብ ቁጥር 1000 0911 2345 67',
    'አዋጅ ቁጥር 97/90 እና 721/2004',
    'ሻንሲ ቁጥር 0911234567',
    'Lot 911234567 pieces',
    'በ16/03/2017 ከቀኑ 8:30',
  ])('are not faxes, accounts, tax numbers or dates: %s', (text) => {
    expect(phonesIn(text)).toEqual([]);
  });

  it('include numbers for both phone and fax', () => {
    expect(phonesIn('Tel/Fax 0115515055')).toEqual(['+251115515055']);
  });

  it('are listed once each, with their positions', () => {
    const text = 'Tel. 0115515055. Call 011-551-50-55.';
    expect(readPhones(readable(text)).map(({ span }) => text.slice(...span))).toEqual(['0115515055']);
  });
});
