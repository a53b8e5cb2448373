import { describe, expect, it } from 'vitest';
import { readLanguage } from './read-language.ts';

describe('the language of a notice', () => {
  it.each([
    ['am', 'የአማራ ክልል ጤና ቢሮ የሕክምና መሣሪያዎችን በግልጽ ጨረታ አወዳድሮ መግዛት ይፈልጋል።'],
    ['ti', 'ቤት ፅሕፈት ትምህርቲ ወረዳ ኣፅቢ ናይ ፅሬት ኣቑሑ ክገዝእ ይደሊ።'],
    ['om', 'Waajjirri Barnoota Aanaa Dandii meeshaalee barreeffamaa bituu barbaada.'],
    ['en', 'The Ministry of Health invites sealed bids for the supply of medicine.'],
  ])('is %s by its sentences', (language, text) => {
    expect(readLanguage(text)?.value).toBe(language);
  });

  it.each([
    ['am', 'ናይ ሥራ ጨረታ፡ የኣዲስ ኣበባ ትምህርት ቢሮ የፅሕፈት መሳሪያ ለመግዛት ይፈልጋል'],
    ['am', 'ግልጽጨረታማስታወቂያየአማራክልልጤናቢሮየሕክምናመሣሪያዎችንመግዛትይፈልጋል'],
    ['ti', 'ናይ ጨረታ ምልክታ'],
    ['om', 'BEEKSISA CAALBAASII IFAA'],
    ['om', 'Bittaa mi’a waajjiraa fi boba‘aa'],
    ['en', 'INVITATION TO BID'],
  ])('is %s also in unusual spelling, without spaces and in capitals', (language, text) => {
    expect(readLanguage(text)?.value).toBe(language);
  });

  it('is that of the sentences if a list of goods is in another', () => {
    const list = 'Desktop computer Core i7, 16 GB RAM, 512 GB SSD\nLaser printer, duplex, A4\n'.repeat(6);
    expect(readLanguage(`የጅማ ዩኒቨርሲቲ የሚከተሉትን ዕቃዎች አወዳድሮ መግዛት ይፈልጋል።\n${list}`)?.value).toBe('am');
  });

  it('is not that of the heading', () => {
    const text = 'ግልጽ የጨረታ ማስታወቂያ\nThe bureau invites bidders for the supply of tyres. Bids shall be sealed.';
    expect(readLanguage(text)?.value).toBe('en');
  });

  it.each(['', '12/2018', '0911'])('is unknown without words: %o', (text) => {
    expect(readLanguage(text)).toBeNull();
  });
});
