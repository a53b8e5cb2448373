import { describe, expect, it } from 'vitest';
import { readable } from '../reading/readable.fixtures.ts';
import { readBuyer } from './index.ts';

const buyerOf = (text: string) => readBuyer(readable(text))?.value ?? null;

describe('the buyer', () => {
  it.each([
    ['የደብረ ብርሃን ከተማ አስተዳደር ገንዘብ ጽ/ቤት', 'የደብረ ብርሃን ከተማ አስተዳደር ገንዘብ ጽ/ቤት ለ2018 በጀት ዓመት የጽዳት ዕቃዎችን መግዛት ይፈልጋል።'],
    ['የድሬዳዋ ዩኒቨርሲቲ', 'የድሬዳዋ ዩኒቨርሲቲ የጤና ጣቢያ ግንባታ ሥራ ማሠራት ይፈልጋል።'],
    ['ዳሸን ባንክ አ.ማ', 'የሐራጅ ማስታወቂያ\nዳሸን ባንክ አ.ማ ለሰጠው ብድር የያዘውን ቤት በሐራጅ ይሸጣል።'],
    ['Ethiopian Roads Administration', 'The Ethiopian Roads Administration (ERA) invites sealed bids for a bridge.'],
    ['Zemen Bank S.C.', 'Zemen Bank S.C. wants to sell used vehicles by auction.'],
    [
      'Dessie Town Water Service',
      'Ethiopia has received financing from the World Bank. The Dessie Town Water Service now invites sealed bids.',
    ],
    [
      'Waajjirri Barnoota Aanaa Dandii',
      'Waajjirri Barnoota Aanaa Dandii bara baajataa 2018 meeshaalee bituu barbaada.',
    ],
    ['ዩኒቨርሲቲ ዓዲግራት', 'ዩኒቨርሲቲ ዓዲግራት ነዳዲን ዘይቲ ሞተርን ብግልፂ ጨረታ ክገዝእ ይደሊ።'],
  ])('is the subject of the invitation: %s', (buyer, text) => {
    expect(buyerOf(text)).toBe(buyer);
  });

  it('is what a label says', () => {
    expect(buyerOf('Procuring Entity: Dawro Zone Education Department\nMethod: open bidding')).toBe(
      'Dawro Zone Education Department',
    );
  });

  it('is the name in the heading, where the text says only "the institute"', () => {
    const text = 'የኢትዮጵያ ስታንዳርዶች ኢንስቲትዩት\nየጨረታ ማስታወቂያ\nኢንስቲትዩቱ ካሊብሬሽን አወዳድሮ መግዛት ይፈልጋል።';
    expect(buyerOf(text)).toBe('የኢትዮጵያ ስታንዳርዶች ኢንስቲትዩት');
  });

  it('is never the newspaper', () => {
    expect(buyerOf('አዲስ ዘመን ጋዜጣ\nየጨረታ ማስታወቂያ\nዕቃ መግዛት ተፈልጓል።')).toBeNull();
  });
});
