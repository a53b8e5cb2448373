import { describe, expect, it } from 'vitest';
import { readable } from '../reading/readable.fixtures.ts';
import { readRegion } from './read-region.ts';

const regionOf = (text: string) => readRegion(readable(text))?.value ?? null;

describe('the region', () => {
  it.each([
    ['amhara', 'የደብረ ብርሃን ከተማ አስተዳደር ጽ/ቤት ዕቃ ከአዲስ አበባ መግዛት ይፈልጋል።'],
    ['oromia', 'የምሥራቅ ሐረርጌ ዞን ግብርና ጽ/ቤት ማዳበሪያ መግዛት ይፈልጋል።'],
    ['addis-ababa', 'ሰነዱን አዲስ አባባ በሚገኘው መሥሪያ ቤት መግዛት ይቻላል።'],
    ['harari', 'የሐረር ከተማ ማዘጋጃ ቤት መንገድ ማሠራት ይፈልጋል።'],
    ['tigray', 'ዩኒቨርሲቲ ኣኽሱም ነዳዲ ክገዝእ ይደሊ።'],
    ['oromia', 'Bulchiinsi Magaalaa Buraayyuu lafa dabarsuu barbaada.'],
  ])('is %s by the name of the buyer: %s', (region, text) => {
    expect(regionOf(text)).toBe(region);
  });

  it('is that of the address before that of the delivery', () => {
    const text = 'Ethio Telecom invites bids for poles in Jimma and Gode.\nAddress: Piassa, Addis Ababa, office no. 4';
    expect(regionOf(text)).toBe('addis-ababa');
  });

  it('is not that of a bank named after a region', () => {
    expect(regionOf('Cooperative Bank of Oromia invites bids.\nTel. 0115 15 00 00, Addis Ababa')).toBe('addis-ababa');
  });

  it('is Tigray if a notice in Tigrinya names no place', () => {
    expect(regionOf('ማሕበር ረድኤት ብርድልብሲ ክዕድግ ይደሊ።')).toBe('tigray');
  });

  it.each(['Ethio Telecom wants to buy generators.', 'አዲስ ዕቃ መግዛት ተፈልጓል።', 'Addis Fortune'])(
    'is null if no place is named: %s',
    (text) => {
      expect(regionOf(text)).toBeNull();
    },
  );
});
