import { describe, expect, it } from 'vitest';
import { match, tendersOf } from '../../../testing/match-texts.ts';

const english = (goods: string, number = 'JU/05/2017') =>
  `Jimma University invites eligible bidders for the supply of ${goods}. Bid No. ${number}. The bid closes on 12 March 2025 at 10:00 a.m. ` +
  'Bid security: 20,000 Birr. A document is sold for Birr 200. Telephone 0471112233';

const amharic = (goods: string, number = 'ጅዩ/05/2017') =>
  `ጅማ ዩኒቨርሲቲ ${goods} በግልጽ ጨረታ አወዳድሮ መግዛት ይፈልጋል። የጨረታ ቁጥር ${number}። ጨረታው መጋቢት 3 ቀን 2017 ዓ.ም ከጠዋቱ 4:00 ሰዓት ይዘጋል። ` +
  'የጨረታ ማስከበሪያ ብር 20,000። የሰነድ ዋጋ ብር 200። ስልክ 0471112233';

describe('matching of notices', () => {
  it('gives one number to a tender in two languages, and another to its neighbour', async () => {
    const [one, same, next] = await tendersOf(
      english('desktop computers'),
      amharic('ዴስክቶፕ ኮምፒውተሮች'),
      english('office furniture', 'JU/06/2017'),
    );
    expect(same).toBe(one);
    expect(next).not.toBe(one);
  });

  it('separates notices that differ only in their goods or quantities', async () => {
    const withoutNumber = (goods: string) => english(goods).replace('Bid No. JU/05/2017. ', '');
    const tenders = await tendersOf(
      withoutNumber('water pumps'),
      withoutNumber('water meters'),
      withoutNumber('40 laptops'),
      withoutNumber('60 laptops'),
    );
    expect(new Set(tenders).size).toBe(4);
  });

  it('separates lots that are printed separately', async () => {
    const [one, other] = await tendersOf(english('tyres (Lot 1)'), english('tyres (Lot 2)'));
    expect(one).not.toBe(other);
  });

  it('finds a tender in a shortened printing without its number, with amounts in words and other endings', async () => {
    const tenders = await tendersOf(
      'የጨረታ ቁጥር ወዩ/ግጨ/04/2019። ወልዲያ ዩኒቨርሲቲ የላቦራቶሪ ኬሚካሎች እና የደንብ ልብስ 40,000 ሜትር በግልጽ ጨረታ አወዳድሮ መግዛት ይፈልጋል። ' +
        'የሰነድ ዋጋ ብር 200። የጨረታ ማስከበሪያ ብር 40,000። ጨረታው ታህሣሥ 1 ቀን 2019 ዓ.ም ከጠዋቱ 4:00 ሰዓት ይዘጋል። ስልክ 033 331 0787',
      'ወልዲያ ዩኒቨርስቲ የላብራቶሪ ኬሚካልና 40 ሺህ ሜትር የደንብ ልብስ መግዛት ይፈልጋል። ማስያዣ አርባ ሺህ ብር። ጨረታው የሚዘጋው በ01/04/2019 ዓ.ም 4 ሰዓት ነው።',
      'Woldia University wishes to buy laboratory chemicals and 40,000 metres of uniforms. Document Birr 200. Bid security Birr 40,000. ' +
        'Bids close on December 10, 2026 at 10:00 a.m. Tel. 033 331 0787',
    );
    expect(tenders).toEqual([1, 1, 1]);
  });

  it('separates two houses that a bank auctions on one day, and finds each in another language', async () => {
    const amharicAuction = (house: string, price: string) =>
      `የሐራጅ ማስታወቂያ። ዳሽን ባንክ በቦሌ ክፍለ ከተማ ወረዳ 11 የሚገኝ የቤት ቁጥር ${house} የሆነ መኖሪያ ቤት በመነሻ ዋጋ ብር ${price} በሐራጅ ይሸጣል። ` +
      'የሐራጁ ቀን ታኅሣሥ 21/2019 ዓ.ም ከጠዋቱ 4:00። ስልክ 011 518 0371';
    const englishAuction = (house: string, price: string) =>
      `Dashen Bank will auction a residential house in Bole Sub-City, Woreda 11, House No. ${house}. Starting price ETB ${price}. ` +
      'Date: December 30, 2026, 10:00 AM. Tel. 011 518 0371';
    const tenders = await tendersOf(
      amharicAuction('734', '9,750,000'),
      amharicAuction('1102', '7,300,000'),
      englishAuction('1102', '7,300,000'),
      englishAuction('734', '9,750,000'),
    );
    expect(tenders).toEqual([1, 2, 2, 1]);
  });

  it('separates two authorities of one region that want the same on one day, though their phone is one', async () => {
    const ofAuthority = (name: string) => english('guarding services', '').replace('Jimma University', name);
    const [transport, revenue] = await tendersOf(
      ofAuthority('Oromia Transport Authority').replace('Bid No. . ', ''),
      ofAuthority('Oromia Revenue Authority').replace('Bid No. . ', ''),
    );
    expect(transport).not.toBe(revenue);
  });

  it('finds the tender of an extension, though it closes on another day', async () => {
    const extension =
      'Extension notice. Jimma University has extended the closing date of Bid No. JU/05/2017 for the supply of desktop computers to ' +
      '20 March 2025 at 10:00 a.m. Telephone 0471112233';
    const [one, later] = await tendersOf(english('desktop computers'), extension);
    expect(later).toBe(one);
  });

  it('finds the tender of a corrigendum by its number alone', async () => {
    const corrigendum = 'Corrigendum to Bid No. JU/05/2017 of Jimma University: the bid security reads 30,000 Birr.';
    const ofAnother = corrigendum.replace('Jimma University', 'Wollo University').replace('30,000', '90,000');
    const [one, corrected, other] = await tendersOf(english('desktop computers'), corrigendum, ofAnother);
    expect(corrected).toBe(one);
    expect(other).not.toBe(one);
  });

  it('finds a re-advertisement by its words and its number, though it closes later', async () => {
    const again = `ለሁለተኛ ጊዜ የወጣ የጨረታ ማስታወቂያ\n${amharic('ጎማዎችን').replace('መጋቢት 3', 'ሚያዝያ 21')}`;
    const [one, second] = await tendersOf(`የጨረታ ማስታወቂያ\n${amharic('ጎማዎችን')}`, again);
    expect(second).toBe(one);
  });

  it('separates two kinds of roads, and joins an Afaan Oromo notice with a security to its own', async () => {
    const inEnglish = (road: string) =>
      `Batu City Administration: construction of 4.6 km ${road} road. Bid security Birr 800,000. Closing 28 December 2026, 2:00 PM.`;
    const [one, same, other] = await tendersOf(
      "Bulchiinsi Magaalaa Baatuu daandii asfaaltii kiiloomeetira 4.6 ijaarsisuu barbaada. Kabachiisa qarshii 800,000. Muddee 19, 2019 sa'aatii 8:00 cufama.",
      inEnglish('asphalt'),
      inEnglish('cobblestone'),
    );
    expect(same).toBe(one);
    expect(other).not.toBe(one);
  });

  it('separates two consultancies of a buyer whose name says the goods of both', async () => {
    const [one, other] = await tendersOf(
      'Ethiopian Coffee and Honey Authority: consultancy for a salary structure study. Submit by December 14, 2026, 4:00 PM.',
      'የኢትዮጵያ ቡናና ማር ባለሥልጣን የማር ዱካ መከታተያ ሥርዓት ለመዘርጋት አማካሪ ድርጅት ፍላጎት መግለጫ ጥሪ፤ እስከ ታኅሣሥ 5 ቀን 2019 ከቀኑ 10፡00',
    );
    expect(one).not.toBe(other);
  });

  it('separates the furniture of a laboratory from its chemicals', async () => {
    const terms = 'Bid bond Birr 100,000. Closing date 15 December 2026 at 2:00 PM.';
    const [one, other] = await tendersOf(
      'ጅማ ዩኒቨርሲቲ የላቦራቶሪ ኬሚካሎችና ሪኤጀንቶች ግዥ። የጨረታ ማስከበሪያ ብር 100,000። መዝጊያ ታኅሣሥ 6 ቀን 2019 ዓ.ም. ከቀኑ 8:00 ሰዓት።',
      `Jimma University, procurement of laboratory furniture. ${terms}`,
    );
    expect(other).not.toBe(one);
  });

  it('separates two studies of one institute that close together', async () => {
    const [one, same, other] = await tendersOf(
      'Ethiopian Meat Institute invites consultants for market study of the honey value chain. Closing 11 December 2026, 5:00 PM.',
      'የኢትዮጵያ ሥጋ ኢንስቲትዩት የማር እሴት ሰንሰለት የገበያ ጥናት የሚያካሂድ አማካሪ ይፈልጋል። መዝጊያ ታኅሣሥ 2 ቀን 2019 ከቀኑ 11:00።',
      'የኢትዮጵያ ሥጋ ኢንስቲትዩት የደመወዝ ስኬል ጥናት የሚያካሂድ አማካሪ ይፈልጋል። መዝጊያ ታኅሣሥ 2 ቀን 2019 ከቀኑ 11:00።',
    );
    expect(same).toBe(one);
    expect(other).not.toBe(one);
  });

  it('separates two roads whose names it knows from no table', async () => {
    const inEnglish = (road: string) =>
      `The Sidama Roads Bureau invites contractors for the construction of the ${road} gravel road. Bid security: Birr 450,000. ` +
      'The bid closes on 20 December 2026 at 2:00 p.m.';
    const [one, other, same] = await tendersOf(
      inEnglish('Bensa Daye – Hagere Selam'),
      inEnglish('Aleta Chuko – Morocho'),
      'የሲዳማ መንገዶች ቢሮ የበንሳ ዳዬ - ሀገረ ሰላም የጠጠር መንገድ ግንባታ ለማሠራት ይፈልጋል። የጨረታ ማስከበሪያ ብር 450,000። መዝጊያ ታኅሣሥ 11 ቀን 2019 ዓ.ም. ከቀኑ 8:00 ሰዓት።',
    );
    expect(other).not.toBe(one);
    expect(same).toBe(one);
  });

  it('finds the tender of a cancellation by its buyer and its object alone', async () => {
    const [one, , cancelled] = await tendersOf(
      'የጋምቤላ ክልል ግብርና ቢሮ 300 የውሃ ፓምፖች በግልጽ ጨረታ መግዛት ይፈልጋል። ጨረታው ታኅሣሥ 2 ቀን 2019 ዓ.ም. ከቀኑ 8:00 ሰዓት ይዘጋል።',
      'የጋምቤላ ክልል ግብርና ቢሮ 900 ኩንታል የሩዝ ዘር በግልጽ ጨረታ መግዛት ይፈልጋል። ጨረታው ታኅሣሥ 2 ቀን 2019 ዓ.ም. ከቀኑ 8:00 ሰዓት ይዘጋል።',
      'የጋምቤላ ክልል ግብርና ቢሮ ኅዳር 11 ቀን 2019 ያወጣው የውሃ ፓምፖች ግዥ ጨረታ መሰረዙን ይገልጻል።',
    );
    expect(cancelled).toBe(one);
  });

  it('gives an extension no tender that closed long before it', async () => {
    const notices = [
      { id: 1, text: english('tyres'), published_on: '2025-02-20' },
      {
        id: 2,
        text: 'Extension notice. The closing date of the tender of Jimma University for tyres is extended to 10 August 2025 at 10:00 a.m.',
        published_on: '2025-07-20',
      },
    ];
    const { answers } = await match(notices);
    expect(answers[1].tender).not.toBe(answers[0].tender);
  });

  it('joins no notices of one buyer and object if the closing of one was not understood', async () => {
    const closing = (day: string) =>
      `Oromia Roads Authority: wants to purchase drilling of deep water wells. Documents at 500 birr. Bid bond: 20,000 birr. Deadline: ${day}`;
    const [one, other] = await tendersOf(closing('8 Septemer 2025'), closing('15 September 2025, 09:30 hours'));
    expect(other).not.toBe(one);
  });

  it('never joins two different notices through a third between them', async () => {
    const between = 'Jimma University. Bid No. JU/05/2017. Closing: 12 March 2025 at 10:00 a.m. Telephone 0471112233';
    const [one, , other] = await tendersOf(english('tyres (Lot 1)'), between, english('tyres (Lot 2)'));
    expect(one).not.toBe(other);
  });

  it('gives the evidence on request', async () => {
    const notices = [english('tyres'), amharic('ጎማዎች')].map((text, id) => ({ id, text }));
    const { answers } = await match(notices, { showsEvidence: true });
    expect(answers[1].evidence[0]).toMatchObject({ id: 0, decision: 'same' });
    expect(answers[1].evidence[0].facts).toContainEqual(expect.objectContaining({ fact: 'number', vote: 'same' }));
  });

  it('gives only the deciding fact for two notices with different numbers', async () => {
    const notices = [english('tyres'), english('tyres').replaceAll('JU/05/2017', 'JU/77/2017')];
    const { answers } = await match(
      notices.map((text, id) => ({ id, text })),
      { showsEvidence: true },
    );
    expect(answers[1].evidence[0]).toMatchObject({ id: 0, decision: 'different' });
    expect(answers[1].evidence[0].facts.map(({ fact }: { fact: string }) => fact)).toEqual(['number']);
  });

  it('reports lines that are no notice, in their place', async () => {
    const { counts, answers } = await match([{ id: 1, text: english('tyres') }, { id: 2 }, { text: 'x' }]);
    expect(counts).toEqual({ read: 1, failed: 2, tenders: 1 });
    expect(answers).toEqual([
      { id: 1, tender: 1 },
      { id: 2, error: 'it has no text' },
      { line: 3, error: 'it has no id' },
    ]);
  });

  it('answers nothing to an empty input', async () => {
    expect((await match([])).answers).toEqual([]);
  });
});
