import { describe, expect, it } from 'vitest';
import { readRequirements } from './read-requirements.ts';

const valuesIn = (text: string) => readRequirements(text).map(({ value }) => value);

describe('the requirements of a notice', () => {
  it.each([
    [
      'English',
      'Bidders shall submit a trade licence renewed for 2019 E.C., a TIN certificate, a VAT registration certificate, a valid tax clearance and a certificate of registration in the public supplier list.',
      ['trade-licence', 'tin', 'vat', 'tax-clearance', 'supplier-list'],
    ],
    [
      'Amharic',
      'ተጫራቾች ለዘመኑ የታደሰ የንግድ ፈቃድ፣ የግብር ከፋይ መለያ ቁጥር፣ የቫት ተመዝጋቢነት የምስክር ወረቀትና የግብር ክሊራንስ ማቅረብ የሚችሉ፣ በመንግሥት የአቅራቢዎች ዝርዝር ውስጥ የተመዘገቡ መሆን አለባቸው።',
      ['trade-licence', 'tin', 'vat', 'tax-clearance', 'supplier-list'],
    ],
    [
      'Afaan Oromo',
      'Eeyyama daldalaa haaromfame, Lakkoofsa Eenyummaa Kaffalaa Gibiraa fi ragaa galmee VAT kan qaban dorgomuu danda’u.',
      ['trade-licence', 'tin', 'vat'],
    ],
    [
      'Tigrinya',
      'ተጫረትቲ ዝተሓደሰ ፍቓድ ንግዲ፣ መፍለዪ ቁፅሪ ከፋሊ ግብሪን ናይ ግብሪ ክሊራንስን ከቕርቡ ኣለዎም።',
      ['trade-licence', 'tin', 'tax-clearance'],
    ],
  ])('are read in %s', (_, text, requirements) => expect(valuesIn(text)).toEqual(requirements));

  it.each([
    'Prices shall include VAT of 15 percent.',
    'The university has a licence for its radio station.',
    'A VAT registration certificate is not required for this purchase.',
    'ዋጋው ቫትን ያካትታል።',
    'ግዥው አነስተኛ ስለሆነ የቫት ተመዝጋቢነት አያስፈልግም።',
    'Tinned fish and tyres are bought.',
  ])('are empty in: %s', (text) => expect(valuesIn(text)).toEqual([]));

  it('are read when another sentence revokes something else', () => {
    expect(valuesIn('Bidders shall have a TIN certificate. A bid bond is not required.')).toEqual(['tin']);
  });

  it('have their positions, in HTML too', () => {
    const html = '<ul><li>a valid <b>business licence</b></li><li>a TIN certificate</li></ul>';
    const [licence] = readRequirements(html);
    expect(html.slice(...(licence?.span ?? []))).toBe('business licence');
    expect(licence).toMatchObject({ rule: 'asks-for-trade-licence', confidence: 0.9 });
  });

  it('are empty when the text is unreadable', () => expect(valuesIn('')).toEqual([]));
});
