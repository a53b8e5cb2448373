import { describe, expect, it } from 'vitest';
import { match, tendersOf } from '../../../testing/match-texts.ts';
import { buyerNameOf, compareBuyers } from './fingerprint/buyer-names.ts';

describe('matching by the buyer', () => {
  const meters =
    'የኢትዮጵያ ኤሌክትሪክ አገልግሎት 120,000 ስማርት ቆጣሪዎች በግልጽ ጨረታ አወዳድሮ መግዛት ይፈልጋል። የጨረታ ቁጥር EEU/ICB/017/2019። የጨረታ ማስከበሪያ ብር 900,000። ' +
    'ጨረታው ታኅሣሥ 21 ቀን 2019 ዓ.ም. ከቀኑ 8:00 ሰዓት ይዘጋል።';

  it('finds the tender of an entry in a list, which abbreviates the buyer, and keeps the next entry apart', async () => {
    const [one, same, next] = await tendersOf(
      meters,
      'EEU: supply of 120,000 smart meters. Closing 30 Dec 2026.',
      'EEU: supply of 40,000 concrete poles. Closing 30 Dec 2026.',
    );
    expect(same).toBe(one);
    expect(next).not.toBe(one);
  });

  it('shows the abbreviation by which an entry names its buyer', async () => {
    const texts = [meters, 'EEU: supply of 120,000 smart meters. Closing 30 Dec 2026.'];
    const { answers } = await match(
      texts.map((text, id) => ({ id, text })),
      { showsEvidence: true },
    );
    expect(answers[1].evidence[0].facts).toContainEqual({
      fact: 'buyer',
      vote: 'same',
      seen: 'electric ethiopian service | eeu',
    });
  });

  it('finds the tender of an entry that begins with the buyer and says neither number, bond nor phone', async () => {
    const full =
      'Debre Berhan University invites bidders for the purchase of ultrasound and anaesthesia machines. Bid No. DBU/06/2019. ' +
      'Bid security: Birr 150,000. The bid closes on 27 December 2026 at 9:00 a.m.';
    const [one, same, next] = await tendersOf(
      full,
      '• ደብረ ብርሃን ዩኒቨርሲቲ - የአልትራሳውንድና የማደንዘዣ ማሽኖች፣ እስከ ታኅሣሥ 18 ቀን 2019',
      '• ደብረ ብርሃን ዩኒቨርሲቲ - የተማሪዎች ደንብ ልብስ፣ እስከ ታኅሣሥ 18 ቀን 2019',
    );
    expect(same).toBe(one);
    expect(next).not.toBe(one);
  });

  it('finds a buyer whose name is translated, and separates two hospitals whose names begin with the same letters', async () => {
    const inAmharic = (saint: string) =>
      `ቅዱስ ${saint} ሆስፒታል የላውንደሪ ማሽንና ፍሪጅ ግዥ። ማስከበሪያ ብር 60,000። መዝጊያ ኅዳር 30 ቀን 2019 ዓ.ም. ከጠዋቱ 4:00።`;
    const [one, same, other] = await tendersOf(
      'St. Peter Hospital: supply of laundry machine and refrigerator. Bid security Birr 60,000. Closing 9 December 2026, 10:00 AM.',
      inAmharic('ጴጥሮስ'),
      inAmharic('ጳውሎስ'),
    );
    expect(same).toBe(one);
    expect(other).not.toBe(one);
  });

  it('separates Oromia Bank from the Cooperative Bank of Oromia', async () => {
    const [one, other] = await tendersOf(
      ...['Cooperative Bank of Oromia', 'Oromia Bank'].map(
        (buyer) =>
          `${buyer} invites bids for laptops and printers. Bid security Birr 50,000. Closing 9 December 2026, 10:00 AM.`,
      ),
    );
    expect(one).not.toBe(other);
  });

  it('separates health centres no. 1 and no. 3 of a place, in two languages', async () => {
    const [one, other] = await tendersOf(
      'የላፍቶ ቁጥር 1 ጤና ጣቢያ የላቦራቶሪ ሪኤጀንትና ኬሚካል ግዥ፤ ሰነድ ብር 200፤ ማስከበሪያ ብር 15,000፤ ጨረታው ታኅሣሥ 1 ቀን 2019 ከጠዋቱ 4፡00 ይዘጋል',
      'Lafto No. 3 Health Centre: laboratory reagents and chemicals. Document 200 Birr, bid bond 15,000 Birr. Closing 10 December 2026, 10:00 AM.',
    );
    expect(one).not.toBe(other);
  });

  it('hears that the x of an English name is KS', async () => {
    const [one, same] = await tendersOf(
      'Oxfam Ethiopia: supply of blankets, mattresses and tents. Closing 7 December 2026, 4:00 PM.',
      'ኦክስፋም ኢትዮጵያ የብርድ ልብስ፣ ፍራሽና ድንኳን ግዥ። መዝጊያ ኅዳር 28 ቀን 2019 ከቀኑ 10:00።',
    );
    expect(same).toBe(one);
  });

  it('knows an abbreviation that is spelled in Ethiopic letters', async () => {
    const [one, same] = await tendersOf(
      'UNOPS: supply of blankets, mattresses and tents. Closing 7 December 2026, 4:00 PM.',
      'ዩኤንኦፒኤስ የብርድ ልብስ፣ ፍራሽና ድንኳን ግዥ። መዝጊያ ኅዳር 28 ቀን 2019 ከቀኑ 10:00።',
    );
    expect(same).toBe(one);
  });

  it('separates the western branch of an office from the eastern one, though their numbers are equal', async () => {
    const ofBranch = (direction: string) =>
      `Ministry of Revenues, ${direction} Addis Ababa Branch Office, wants to rent a building of 3,500 square metres. Bid No. 02/2019. ` +
      'The bid closes on 16 December 2026 at 10:00 a.m. Telephone 0112783400';
    const [west, east] = await tendersOf(ofBranch('West'), ofBranch('East'));
    expect(east).not.toBe(west);
  });

  it('takes the words that begin an entry for the buyer, though they name no kind of organisation', async () => {
    const [one, same, other, next] = await tendersOf(
      'Farm Africa: seedlings of avocado and apple (40,000). By 8 December 2026, 2:00 PM',
      'ፋርም አፍሪካ 40,000 የአቮካዶና የአፕል ችግኞች ግዥ፤ ኅዳር 29/2019 ከቀኑ 8፡00',
      'ፋርም ራዲዮ 40,000 የአቮካዶና የአፕል ችግኞች ግዥ፤ ኅዳር 29/2019 ከቀኑ 8፡00',
      'ፋርም አፍሪካ 40,000 የዶሮ ጫጩቶች ግዥ፤ ኅዳር 29/2019 ከቀኑ 8፡00',
    );
    expect(same).toBe(one);
    expect(other).not.toBe(one);
    expect(next).not.toBe(one);
  });

  it('takes a town for the same if one language writes it in one word and another in two', () => {
    const [one, other] = ['ለገጣፎ ለገዳዲ ከተማ ማዘጋጃ ቤት', 'Mana Qopheessaa Magaalaa Laga Xaafoo Laga Daadhii'].map(
      buyerNameOf,
    );
    const languages = { isOneLanguage: false, isTigrinya: false, isOromo: true };
    expect(one && other && compareBuyers(one, other, languages)).toBe('same');
  });

  it('separates the branches of an office that sell the same at one hour', async () => {
    const goods = 'public auction of confiscated goods – clothing and electronics. 7 December 2026, starting 9:00 AM';
    const [one, other] = await tendersOf(
      `Customs Commission, Mojo Branch: ${goods}, Modjo Dry Port.`,
      `Customs Commission, Adama Branch: ${goods}, Adama.`,
    );
    expect(other).not.toBe(one);
  });
});
