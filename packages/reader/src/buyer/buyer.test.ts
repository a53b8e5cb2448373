import { describe, expect, it } from 'vitest';
import { readable } from '../reading/readable.fixtures.ts';
import { readBuyer } from './read-buyer.ts';

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
    ['ዩኒቨርሲቲ ዓዲግራት', 'ዩኒቨርሲቲ ዓዲግራት፦ ዕድጊ ናውቲ ክሽነ። ውሕስነት 50,000 ብር።'],
    [
      'Waajjirri Fayyaa Aanaa Bakkoo',
      'Waajjirri Fayyaa Aanaa Bakkoo: meeshaalee yaalaa bituu. Kabachiisa qarshii 9,000.',
    ],
    ['የሶማሌ ክልል ውሃ ልማት ቢሮ', 'የሶማሌ ክልል ውሃ ልማት ቢሮ ለጎዴ ከተማ የቧንቧ መስመር ዝርጋታ፤ ማስከበሪያ 600,000 ብር'],
    ['የሐረግ ሆስፒታል', 'የሐረግ ሆስፒታል አገልግሎት የሚውሉ የሕክምና መሣሪያዎች ጨረታ አወዳድሮ መግዛት ይፈልጋል።'],
    ['Hope Aid Ethiopia', 'Hope Aid Ethiopia funded by the Hope Fund is seeking to engage suppliers of tents.'],
    ['ብሔራዊ የደም ባንክ አገልግሎት', 'ብሔራዊ የደም ባንክ አገልግሎት የሚሆኑ ማቀዝቀዣዎች በግልጽ ጨረታ መግዛት ይፈልጋል።'],
    ['የደሴ ከተማ ጤና ቢሮ', 'በአማራ ክልል የደሴ ከተማ ጤና ቢሮ መድኃኒት በግልጽ ጨረታ መግዛት ይፈልጋል፤ ስለዚህ መወዳደር የሚፈልጉ ድርጅቶች ሰነዱን መግዛት ይችላሉ።'],
    ['ጅማ ዩኒቨርሲቲ', 'ከአገልግሎት ውጪ የሆኑ ንብረቶችን ማስወገድ ይፈልጋል፤ ጅማ ዩኒቨርሲቲ።'],
    ['ዩኒቨርሲቲ ዓዲግራት', 'ዩኒቨርሲቲ ዓዲግራት ነዳዲን ዘይቲ ሞተርን ብግልፂ ጨረታ ክገዝእ ይደሊ።'],
  ])('is the subject of the invitation: %s', (buyer, text) => {
    expect(buyerOf(text)).toBe(buyer);
  });

  it.each([
    [
      'Hareg Development Programme',
      'Selection of an auditor. Submission until 5 May 2027 at Hareg Development Programme (HDP) in Semera. HDP pays no fees.',
    ],
    [
      'Hareg Development Programme',
      'External audit. Hareg Development Programme (HDP) is a charity.\nHDP opened its office in 2003 G.C. Since then, it has worked on health.',
    ],
    [
      'Hareg Midwives Association',
      'I. BACKGROUND The Hareg Midwives Association (HMA) is a private charity. HMA buys beds.',
    ],
    [
      'Action for Relief and Development Organization',
      'Action for Relief and\nDevelopment Organization (ARDO)\nARDO invites bids for beans.',
    ],
    ['Hareg Power Utility', 'CORRIGENDUM\nHareg Power Utility refers to tender 3/2019 for the supply of poles.'],
  ])('is the name that its letters stand for, or that refers to its tender: %s', (buyer, text) => {
    expect(buyerOf(text)).toBe(buyer);
  });

  it.each([
    'ITEMS FOR SHELTER (IFS)\nfunded by the Hareg Relief Fund (HRF) in the Widows and Orphans (WAO) program.',
    'Supply of an Uninterruptible Power Supply (UPS). Closing date 5 May 2027. Bids go to room 4, Bole, Addis Ababa.',
    'Information Technology (IT) tools. ITB 5. IT is needed in each office.',
    'Supply of an Automatic Voltage Regulator (AVR). AVR of 10 kVA, AVR of 20 kVA.',
    'A bid needs an Unconditional Bank Guarantee (UBG). The UBG is valid for 90 days.',
    'Bid security by CPO of the Commercial Bank of Ethiopia (CBE). Closing date 5 May 2027.',
    'Bids are in Birr, at the rate of the Hareg Development Bank (HDB).',
    'Documents are obtained from Hareg Midwives Association (HMA).',
  ])('is neither a donor, nor goods, nor a project, nor the bank of a bond that have letters: %s', (text) => {
    expect(buyerOf(text)).toBeNull();
  });

  it('is found by its letters also where a bond is made out in its name', () => {
    expect(buyerOf('Bid security in the name of Hareg Midwives Association (HMA). Closing date 5 May 2027.')).toBe(
      'Hareg Midwives Association',
    );
  });

  it.each([
    ['Oromia Regional State, Bureau of Health', 'The Oromia Regional State, Bureau of Health (BoH) invites bidders.'],
    ['SNNPR Bureau of Finance', 'SNNPR Bureau of Finance (BoF) invites bidders.'],
    ['OXFAM Great Britain', 'OXFAM Great Britain (GB) invites bidders.'],
  ])('keeps the region or the parent body for which its letters do not stand: %s', (buyer, text) => {
    expect(buyerOf(text)).toBe(buyer);
  });

  it('is no clause of a document that refers to the bid', () => {
    expect(buyerOf('Clause Twelve refers to the bid security.')).toBeNull();
  });

  it.each([
    ['የወረዳ 11 ጤና ጽ/ቤት', 'በየካ ክፍለ ከተማ የወረዳ 11 ጤና ጽ/ቤት የጽዳት ዕቃዎችን መግዛት ይፈልጋል።'],
    ['አዳማ ከተማ ጤና ጽ/ቤት', 'በኦሮሚያ ክልል በምሥራቅ ሸዋ ዞን በአዳማ ከተማ ጤና ጽ/ቤት የጽዳት ዕቃዎችን መግዛት ይፈልጋል።'],
    ['ሐረግ ባንክ አ.ማ.', 'ጥበቃ የሚሰጡ ድርጅቶች እንዲወዳደሩ ሐረግ ባንክ አ.ማ. ጥሪ ያቀርባል።'],
    ['Hareg Bank S.C.', 'To obtain guards for one year, Hareg Bank S.C. invites providers.'],
    ['Hareg Bank S.C.', 'Competitors need a licence. Offers go to this open tender of Hareg Bank S.C. for guards.'],
    ['Semera Water Office', 'Under HB/12/2018, the Semera Water Office, Afar Region, invites bids.'],
    ['ቤት ፅሕፈት ትምህርቲ ወረዳ እንደርታ', 'ቤት ፅሕፈት ትምህርቲ ወረዳ እንደርታ ዩኒፎርምን ጫማን ብግልፂ ጨረታ ክገዝእ ይደሊ።'],
    ['Waajjirri Fayyaa Aanaa Gimbii', 'Waajjirri Fayyaa Aanaa Gimbii Godina Wallagga Lixaa qoricha bituu barbaada.'],
  ])('is only the name, without the words around it: %s', (buyer, text) => {
    expect(buyerOf(text)).toBe(buyer);
  });

  it.each([
    ['የሄጦ ሁለተኛ ደረጃ ት/ቤት', 'በማዕከላዊ ኢትዮጵያ ክልል በሀዲያ ዞን የሄጦ ሁለተኛ ደረጃ ት/ቤት ወንበር መግዛት ይፈልጋል።'],
    ['የፈለገ ሕይወት ሆስፒታል', 'ባሕር ዳር ከተማ የሚገኘው የፈለገ ሕይወት ሆስፒታል ኦክስጅን መግዛት ይፈልጋል።'],
    ['የደሴ ከተማ ውሃ አገልግሎት ጽ/ቤት', 'የጨረታ ማስታወቂያ ቁጥር 05/2018 የደሴ ከተማ ውሃ አገልግሎት ጽ/ቤት ፓምፕ መግዛት ይፈልጋል።'],
    ['Hareg Airports Enterprise', 'BIDS. Hareg Airports Enterprise invites bids for a terminal.'],
    ['Hareg Bank S.C.', 'FORECLOSURE AUCTION NOTICE Hareg Bank S.C. will sell a house.'],
    ['Hareg Water Works', 'The tender for pipes that was published on 5 May by Hareg Water Works, is corrected.'],
    ['የሸበዲኖ ወረዳ ትምህርት ጽ/ቤት', 'የሸበዲኖ ወረዳ ትምህርት ጽ/ቤት የተራሮ አንደኛ ደረጃ ት/ቤት ክፍሎችን ማስገንባት ይፈልጋል።'],
    ['Kolleejjiin Fayyaa Mattuu', 'Kolleejjiin Fayyaa Mattuu Caalbaasii Baase tajaajila nyaataa bituu barbaada.'],
    ['ዩኒቨርሲቲ መቐለ', 'ዩኒቨርሲቲ መቐለ ንተምሃሮ ዝኸውን መግቢ ክዕድግ ይደሊ።'],
    ['ቤት ፅሕፈት መሬት ልምዓት', 'ቤት ፅሕፈት መሬት ልምዓት ንመንበሪ ዝውዕል መሬት ከመሓላልፍ ይደሊ።'],
  ])('is the name without its region, its place and the heading before it: %s', (buyer, text) => {
    expect(buyerOf(text)).toBe(buyer);
  });

  it.each(['Lakk: 12/2018', 'Guyyaa: 12/3/2018', 'Bilbila: 0911223344', 'Caalbaasii: 12/2018'])(
    'ends before the label %s',
    (label) => {
      expect(buyerOf(`Waajjira Fayyaa Aanaa Bakkoo ${label} qoricha bituu barbaada.`)).toBe(
        'Waajjira Fayyaa Aanaa Bakkoo',
      );
    },
  );

  it('ends before the heading and its colon also in capitals', () => {
    expect(buyerOf('BIIROO FAYYAA ADAAMAA CAALBAASII: 12/2018 qoricha bituu barbaada.')).toBe('BIIROO FAYYAA ADAAMAA');
  });

  it('is not the state in whose name a ministry writes', () => {
    const text =
      'Federal Democratic Republic of Ethiopia\nMinistry of Irrigation\nProcurement of pickups\nBid security: 5 %';
    expect(buyerOf(text)).toBe('Ministry of Irrigation');
  });

  it('is the name that also signs the text', () => {
    const text = 'የጨረታ ማስታወቂያ\nጣና ወርቅ ንግድ ጎማ ለመግዛት ይፈልጋል።\nተጫራቾች የታደሰ ፈቃድ ማቅረብ አለባቸው።\nጣና ወርቅ ንግድ ድርጅት';
    expect(buyerOf(text)).toBe('ጣና ወርቅ ንግድ ድርጅት');
  });

  it('is the value of its label, whatever sign precedes it', () => {
    expect(buyerOf('🏢 Company: Hareg Brewery S.C.\n📅 Closing: 5 May')).toBe('Hareg Brewery S.C.');
    expect(buyerOf('Procuring Entity: Dawro Zone Education Department\nMethod: open bidding')).toBe(
      'Dawro Zone Education Department',
    );
  });

  it('is the name in the heading when the text says only "the institute"', () => {
    const text = 'የኢትዮጵያ ስታንዳርዶች ኢንስቲትዩት\nየጨረታ ማስታወቂያ\nኢንስቲትዩቱ ካሊብሬሽን አወዳድሮ መግዛት ይፈልጋል።';
    expect(buyerOf(text)).toBe('የኢትዮጵያ ስታንዳርዶች ኢንስቲትዩት');
  });

  it('is not the area in which something is', () => {
    expect(buyerOf('በአማራ ክልል በአዊ ዞን በጃዊ ቀበሌ የሚገኘውን ደን አወዳድሮ ለመሸጥ ይፈልጋል።')).toBeNull();
  });

  it('is never the newspaper', () => {
    expect(buyerOf('አዲስ ዘመን ጋዜጣ\nየጨረታ ማስታወቂያ\nዕቃ መግዛት ተፈልጓል።')).toBeNull();
  });

  it.each([
    [
      'Hope Valley Charity',
      'Hope Valley Charity (HVC) is an organization in Sidama. HVC wants to hire a contractor for wells.',
    ],
    ['Golden Teff Mills PLC', 'Our company, Golden Teff Mills PLC, needs a transformer.'],
    ['Nekemte Hospital', 'This is to inform suppliers that Nekemte Hospital is procuring incubators.'],
    ['የጣና ትራንስፖርት ድርጅት', 'የሥራው ዓይነት፦ የጀልባ ጥገና\nአሠሪ፦ የጣና ትራንስፖርት ድርጅት'],
    ['ዩኒቨርሲቲ ራያ ሰላም', 'ዩኒቨርሲቲ ራያ ሰላም ሕዳር 5/2019 ክዕፆ ዝነበረ ጨረታ ኣናዊሑ ኣሎ።'],
    ['Lucy Agro PLC', 'We, at Lucy Agro PLC, are looking for suppliers of animal feed.'],
    ['Ministry of Lakes, Dams Authority', 'Issued By\n\nMinistry of Lakes, Dams Authority\n\nBid Doc. Price'],
    ['Hope Aid Ethiopia', 'Hope Aid Ethiopia – Call for Expressions of Interest\nRef: HA-26\nA study of wells.'],
    ['አሞራ ባንክ', 'አሞራ ባንክ / AMORA BANK\nየጨረታ ጥሪ\nባንኩ ጎማ ለመግዛት ይፈልጋል።'],
    ['ቢሮ ማይ ትግራይ', 'ቢሮ ማይ ትግራይ ብቑፅሪ ቢማ/07/2019 ዘውፀኦ ጨረታ ዝተሰረዘ ምዃኑ ይሕብር።'],
    ['Concern Worldwide', 'Concern invites bids for maize. Offers go to Concern Worldwide, Bole.'],
    [
      'የአሞራ ዲጂታል ግሩፕ',
      'ለጽዳት አገልግሎት ግዥ ተጫራቾች በሙሉ፡- ኅዳር 20 ቀን 2019 ይዘጋ የነበረው ጨረታ ኅዳር 28 ቀን 2019 እንደሚዘጋ የአሞራ ዲጂታል ግሩፕ ያስታውቃል፡፡',
    ],
    ['UNDP', 'Procurement Notice\nDuty station: Addis Ababa\nOffers go to UNDP. The form is on the site of UNDP.'],
    [
      'Space Institute',
      'In the invitation for bids SI/ICB/02/2019 of Space Institute, published on 18 November, read 12.',
    ],
    ['ethio telecom', 'Accordingly, ethio telecom has officially decided to extend the dates.'],
    ['Awra Agency', 'The Awra Agency Intends to sell a store\n\nAuction Notice\nA bidder pays a quarter.'],
    ['Entoto College', 'Sealed bids are invited from local bidders for the supply of stationery to Entoto College.'],
    ['Birhan Eye Hospital', 'Birhan Eye Hospital, located around Megenagna, is now in need of a scanner.'],
    ['Bright Future Charity', 'Tender Notice for Supply of Food\nPosted by: Bright Future Charity\nDeadline as below.'],
    ['Sabana Roads Administration', 'Tender T-31\nProcuring Entity\nOrganization:\nSabana Roads Administration'],
    ['የጎተራ ዳቦ ፋብሪካ', 'የጎተራ ዳቦ ፋብሪካ የጨረታ ማስታወቂያ\nፋብሪካው ማሽኖችን መግዛት ይፈልጋል።'],
    ['በጋምቤላ ክልል የትምህርት ቢሮ', 'በጋምቤላ ክልል የትምህርት ቢሮ የኔትወርክ ዝርጋታ ሥራ ማሠራት ይፈልጋል።'],
    ['አሚጎ ኢንሹራንስ አ.ማ', 'በድርጅታችን ዋና መሥሪያ ቤት የቀለም ቅብ ሥራ ማሠራት እንፈልጋለን። ማስከበሪያ በአሚጎ ኢንሹራንስ አ.ማ ስም በሲፒኦ ይቅረብ።'],
    ['Dh.A.K Daandii Haaraa', 'Dh.A.K Daandii Haaraa konkolaataawwan moofaa gurgurachuu barbaada.'],
    ['ግራንድ ሆቴል ኣክሱም', 'ግራንድ ሆቴል ኣክሱም ንምብሳል ዘገልግሉ ናውቲ ክዕድግ ይደሊ።'],
    ['ልደታ ፍርድ ቤት', 'የአፈጻጸም ከሳሽ እና ተከሳሽ መካከል ስላለው ጉዳይ በልደታ ክፍለ ከተማ ወረዳ 03 ያለው ቤት በሐራጅ እንዲሸጥ ታዟል።\nልደታ ፍርድ ቤት'],
  ])('is found wherever the notice names it: %s', (buyer, text) => {
    expect(buyerOf(text)?.replace(/^በ/, '')).toBe(buyer.replace(/^በ/, ''));
  });

  it.each([
    'TENDER NOTICE\nTENDER NO. 5/2019\nSupply of tyres. TENDER documents are sold.',
    'Sealed bids are invited for the supply of PVC pipes of 50 mm and of PVC pipes of 75 mm.',
  ])('is no heading and no material in capitals: %s', (text) => expect(buyerOf(text)).toBeNull());

  it('ends before a department, and begins before a word that looks like the end of a message', () => {
    expect(buyerOf('ኅዳር 20 ቀን 2019 ጨረታው እንደሚዘጋ የአሞራ ግንባታና ንግድ ግሩፕ ያስታውቃል')).toBe('የአሞራ ግንባታና ንግድ ግሩፕ');
    expect(buyerOf('Oxfam invites bids for tents. Documents are given out by Oxfam Logistics Department.')).toBe(
      'Oxfam',
    );
  });
});
