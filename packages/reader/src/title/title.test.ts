import { describe, expect, it } from 'vitest';
import { readable } from '../reading/readable.fixtures.ts';
import { readTitle } from './read-title.ts';

const titleOf = (text: string) => readTitle(readable(text))?.value ?? null;

describe('the title of a notice', () => {
  it('is the heading without the usual words', () => {
    const text =
      'INVITATION TO BID No. 05/2018\nSupply and Installation of CCTV Cameras\nThe Ministry invites sealed bids.';
    expect(titleOf(text)).toBe('Supply and Installation of CCTV Cameras');
  });

  it('is the value of a label', () => {
    expect(titleOf('Tender Title: Construction of Classrooms\nMethod: open')).toBe('Construction of Classrooms');
  });

  it.each(['Construction of rural roads in Metekel area', 'Supply of uniforms of different size'])(
    'is the value of a label also where its last word may head a cell: %s',
    (title) => {
      expect(titleOf(`Tender title: ${title}\nMethod: open`)).toBe(title);
    },
  );

  it('is not the next heading of a table', () => {
    expect(titleOf('Title\nEstimated lot size\nMethod\nOpen')).toBeNull();
  });

  it.each([
    ['የወተት ከብቶች ግዥ', 'የአምቦ ዩኒቨርሲቲ የወተት ከብቶች ለመግዛት ይፈልጋል።'],
    [
      'Printing of manuals and posters',
      'Gojo Hotel. NCB No. GH/NC-08. Printing of manuals and posters. Closes 3 May 2027.',
    ],
    [
      'Mid-term evaluation of a seed project',
      'Hope Aid: mid-term evaluation of a seed project. Proposals by 4 May 2027.',
    ],
    ['መሸጣ ዘገልገላ መካይን', 'ፋብሪካ ሓረግ ዘገልገላ መካይን ኣብ ዘለዉዎ ኩነታት ብጨረታ ክሸይጥ ይደሊ።'],
    [
      'Renovation of their office in Jijiga',
      'Hope Aid would like to invite bidders for the renovation of their office in Jijiga.',
    ],
    ['Buy or rent a building for a branch in Adama', 'The Bank wants to buy or rent a building for a branch in Adama.'],
    ['Printing of legal documents', 'Hope Hotel. Tender GH/12. Printing of legal documents. Closes 3 May 2027.'],
    ['Staff catering', 'Gojo Winery would like to outsource staff catering.'],
    ['ዕድጊ ናውቲ ክሽነ', 'ዩኒቨርሲቲ ዓዲግራት፦ ዕድጊ ናውቲ ክሽነ። ውሕስነት 50,000 ብር።'],
    ['Tyres and tubes', 'Kal Hotel invites bids for tyres and tubes with a bid security of Birr 50,000.'],
    ['An office to rent in Bole', 'Hibret Hotel is looking for an office to rent in Bole.'],
    ['Supply of a) laptops and b) printers', 'Gojo Hotel invites bids for the supply of a) laptops and b) printers.'],
    [
      'Supply of office furniture',
      'The Bank invites sealed bids from eligible bidders for the supply of office furniture.',
    ],
    [
      'Purchase of pallets and stretch film',
      'East African Bottling would like to procure pallets and stretch film for its plant.',
    ],
    ['የጽዳት ዕቃዎች ግዥ', 'የጤና ቢሮ ለ2018 በጀት ዓመት የሚውሉ የጽዳት ዕቃዎችን በግልጽ ጨረታ አወዳድሮ መግዛት ይፈልጋል።'],
    ['እህልና ጥራጥሬ ግዥ', 'የዝዋይ ማረሚያ ቤት ለታራሚዎች የሚውል እህልና ጥራጥሬ በ2018 በጀት ዓመት በግልጽ ጨረታ መግዛት ይፈልጋል።'],
    ['የመማሪያ ክፍል ግንባታ', 'የጭልጋ ትምህርት ጽ/ቤት በ6 ትምህርት ቤቶች የመማሪያ ክፍል ግንባታ በተቋራጮች ማሠራት ይፈልጋል።'],
    [
      'Supply of tyres, lot 1',
      'The Enterprise invites bidders for the supply of tyres, lot 1. Bid bond ETB 60,000.00 in CPO.',
    ],
    ['Procurement of “Smart Meters', 'The procurement of “Smart Meters” was launched on 5 May by the Water Works.'],
    [
      'Sale of worn belts',
      'The Agency wishes to sell by public auction the following worn belts in their present condition.',
    ],
    [
      'Borehole drilling in Gute',
      'The town has a loan toward the cost of its Sanitation Programme and intends to apply it to payments under the contract for borehole drilling in Gute.',
    ],
    [
      'Sorga Bridge Project',
      'A budget is allocated towards the cost of the Sorga Bridge Project and intends to apply part of it. The Office invites bids for providing the necessary labour and equipment for the construction of these projects.',
    ],
    [
      'ወረቀትና ቀለም፣ የመስክ ጫማ፣ ለማገዶ የሚሆን እንጨት ግዥ',
      'የሰላሌ ወረዳ ገንዘብ ጽ/ቤት በወረዳው ለሚገኙ ሴክተር መ/ቤቶች ምድብ 1 ወረቀትና ቀለም፣ ምድብ 2 የመስክ ጫማ፣ ምድብ 3 ለማገዶ የሚሆን እንጨት አወዳድሮ መግዛት ይፈልጋል።',
    ],
    ['Sale of used vehicles', 'The Embassy will hold a sealed bid sale of used vehicles.'],
    ['Repair 12 tractors', 'The Farm invites garages to repair 12 tractors.'],
    [
      'Procurement of fire extinguishers',
      'The Depot floated a bid for the procurement of fire extinguishers on October 20, 2026.',
    ],
    ['የጽዳት ሥራ', 'የመተከል ሆስፒታል የጽዳት ሥራን በአውት ሶርስ ለአንድ ዓመት በጨረታ አወዳድሮ ማፀዳት ይፈልጋል።'],
    ['የእንስሳት መኖ ግዥ', 'የቦረና ማኅበር የጨረታ ማስታወቂያ።\nማኅበሩ ለተጎጂዎች የሚከፋፈል የእንስሳት መኖ መግዛት ይፈልጋል።'],
    ['መሸጣ ቶዮታ መኪና', 'ባንኪ ሓወልቲ ንዝለቅሖ ገንዘብ መትሓዚ ዝሓዞ ቶዮታ መኪና ብሓራጅ ክሸይጥ ይደሊ።'],
    ['የምግብ ዝግጅት አገልግሎት', 'ሐረር ኮሌጅ ባወጣው ግልጽ ጨረታ ቁጥር 02/2019 የምግብ ዝግጅት አገልግሎት አሸናፊ ድርጅት መረጠ።'],
    ['Suphaa ujummoo bishaanii', 'Inistiitiyuutiin Leenjii Dambi suphaa ujummoo bishaanii hojjechiifachuu barbaada.'],
    ['ያገለገሉ ጎማዎች ሽያጭ', 'የመንገዶች ባለሥልጣን ያገለገሉ ጎማዎችን በጨረታ መሸጥ ይፈልጋል።'],
    ['ኮምፒውተሮች ግዢ', 'የጨረታ ማራዘሚያ ማስታወቂያ\nየኢትዮጵያ ንግድ ባንክ ለኮምፒውተሮች ግዢ ያወጣው ጨረታ መራዘሙን ያስታውቃል።'],
    ['ዕድጊ ናውቲ ኤሌክትሪክ', 'ዩኒቨርሲቲ ኣኽሱም ን2018 በጀት ዓመት ዝውዕል ዝተፈላለዩ ናውቲ ኤሌክትሪክ ኣወዳዲሩ ክገዝእ ይደሊ።'],
    [
      'Bittaa meeshaalee barreeffamaa',
      'Waajjirri Barnoota Dandii meeshaalee barreeffamaa caalbaasii ifaan bituu barbaada.',
    ],
  ])('is made of the purpose, %s', (title, text) => {
    expect(titleOf(text)).toBe(title);
  });

  it.each([
    ['Desks and chairs', 'Cancellation of tender: desks and chairs\nThe Bank informs all bidders.'],
    ['የጽዳት ሳሙና', 'የጨረታ ማራዘሚያ ማስታወቂያ፡ የጽዳት ሳሙና\nቢሮው ያስታውቃል።'],
    ['ሳሙናና ወረቀት ግዥ', 'ሳሙናና ወረቀት ለመግዛት የወጣ ጨረታ\nባንኩ ያስታውቃል።'],
    ['Construction of a store', 'The Bank wants to hire a qualified contractor for the construction of a store.'],
    ['Guards for two offices', 'The Mission intends to sign with a company to provide guards for two offices.'],
    ['G+1 house', 'AUCTION NOTICE\nHareg Bank sells this by auction.\nType of property: G+1 house'],
    ['Tajaajila nyaataa', 'Kolleejjiin Jimmaa caalbaasii tajaajila nyaataa gaazexaa irratti baase haqe.'],
    ['የትራንስፎርመር', 'የሐይቅ ኃይል ኩባንያ ባወጣው የትራንስፎርመር ጨረታ ላይ ማብራሪያ መስጠቱን ይገልጻል።'],
  ])('is named in a heading or in a notice about a tender, %s', (title, text) => {
    expect(titleOf(text)).toBe(title);
  });

  it('is neither the name of the buyer nor a licence', () => {
    const text = 'Zemen Water Works\nThe Zemen Water Works invites bids. Each bidder needs a renewed licence.';
    expect(titleOf(text)).toBeNull();
  });

  it.each([
    'ግልጽ የጨረታ ማስታወቂያ\nየጨረታ ቁጥር 03/2018',
    'Hope Hotel. Tender GH/12. Delivery of sealed bids until 3 May 2027 at the office.',
    'Hope Hotel. Tender GH/12. Evaluation of technical and financial proposals on 3 May 2027.',
    "Dorgomtoonni hojii kana irratti caalbaasii galchuu danda'u.",
    'Hareg Rural Development Department\nHareg Bank S.C. invites firms.',
  ])('is null rather than nonsense: %s', (text) => {
    expect(titleOf(text)).toBeNull();
  });

  it.each([
    [
      'Procurement of ICT equipment',
      'Sabana Roads Administration: Tender T-31 - Procurement of ICT equipment\nProcuring Entity\nOrganization:\nSabana Roads Administration',
    ],
    ['የጀልባ ጥገና', 'የሥራው ዓይነት፦ የጀልባ ጥገና\nአሠሪ፦ የጣና ትራንስፖርት ድርጅት'],
    ['Bittaa gommaa', 'Dhimmi: Bittaa gommaa\nDhaabbanni Geejjibaa gommaa bitata.'],
    [
      'የቢሮ ወንበሮች, የፋይል ካቢኔቶች',
      'ፖስታ ቴሌ አክሲዮን ማኅበር\nግልጽ ጨረታ ቁጥር 3/2019\n1. ሎት አንድ፡ የቢሮ ወንበሮች\n2. ሎት ሁለት፡ የፋይል ካቢኔቶች\nከላይ ለተጠቀሱት ተጫራቾች ይወዳደሩ።',
    ],
    ['Tea service', 'Hareg Plc invites bidders for tea service at its Kality plants to a capable firm.'],
    [
      'Procurement of water meters',
      'Notification: Extension of the closing date for the Procurement of water meters\nThe Office informs bidders.',
    ],
    ['External audit of a project', 'Terms of Reference (ToR) External audit of a project\nHareg Aid invites firms.'],
    ['Supply of chairs', 'Public document\nHareg Rural Development Department\n2. Procedure\nSupply of chairs'],
    ['Ijaarsa riqichaa', 'Biiroon Daandii Sabbataa ijaarsa riqichaa irratti caalbaasii baasuun isaa ni yaadatama.'],
    [
      'Ijaarsa mana barumsaa',
      'Biiroon Hojii fi Ogummaa Oromiyaa ijaarsa mana barumsaa irratti caalbaasii baasuun isaa ni yaadatama.',
    ],
    ['Ijaarsa mana barumsaa sadarkaa 2ffaa', 'Ijaarsa mana barumsaa sadarkaa 2ffaa\nWaajjirri Barnootaa affeera.'],
    [
      'Ijaarsa mana barumsaa sadarkaa lammaffaa',
      'Caalbaasii irra deebii 2ffaa ijaarsa mana barumsaa sadarkaa lammaffaa marsaa tokkoffaa\nWaajjirri affeera.',
    ],
    ['ካሜራዎች', 'ሐረግ ባንክ አ.ማ ለቅርንጫፎቹ የሚሆኑ ካሜራዎች በአዲስ ዘመን ጋዜጣ ያወጣው ጨረታ ተሰርዟል።'],
    ['ካሜራዎች', 'ሐረግ ባንክ አ.ማ ለቅርንጫፎቹ የሚሆኑ ካሜራዎች በጋዜጣ ያወጣው ጨረታ ተሰርዟል።'],
    ['ካሜራዎች', 'ሐረግ ባንክ አ.ማ ለቅርንጫፎቹ የሚሆኑ ካሜራዎች በኅዳር 5 ቀን ያወጣው ጨረታ ተሰርዟል።'],
    ['Selection of an insurance company', 'The Bank invites bidders for the selection of an insurance company.'],
    [
      'Selection of Travel Agency',
      'Expression of Interest for Selection of Travel Agency\nHareg Bank S.C. invites firms.',
    ],
    [
      'Training of Staff of Hareg Water Authority',
      'Training of Staff of Hareg Water Authority\nHareg Bank S.C. invites firms.',
    ],
    [
      'Power line extension for the supply of electricity to 12 villages',
      'Power line extension for the supply of electricity to 12 villages\nHareg Bank S.C. invites firms.',
    ],
    [
      'Consultancy for the preparation of terms of reference for the city bus terminal',
      'Consultancy for the preparation of terms of reference for the city bus terminal\nHareg Bank S.C. invites firms.',
    ],
    [
      'Endline evaluation of a project',
      'Vacancies, May 2027 Terms of Reference (ToR) Endline evaluation of a project\nHareg Bank S.C. invites firms.',
    ],
    [
      'Consulting service for a certificate',
      'Dear bidders, ref. our tender "Consulting service for a certificate" (No. HB/04/2019): at the request of firms it moves.',
    ],
    ['Supply of tyres', 'Cancellation of the bid for the supply of tyres\nHareg Bank S.C. informs firms.'],
    ['የካሜራዎች አቅርቦት', 'ሐረግ ባንክ አ.ማ ለቅርንጫፎቹ የሚሆኑ የካሜራዎች አቅርቦት ቀደም ሲል ያወጣው ጨረታ ተሰርዟል።'],
    ['Vehicle repair services', 'The Bank invites bidders for vehicle repair services for two years.'],
    ['Supply of transformers', 'For the supply of transformers eleven offers were received.'],
    [
      'Supply of street lights',
      'The invitation (for the supply of street lights) in the Herald of 10 November is cancelled.',
    ],
    ['45 ላፕቶፖችና 20 ፕሪንተሮች ግዥ', 'ኩባንያችን ብዛታቸው 45 ላፕቶፖችና 20 ፕሪንተሮች ከአቅራቢዎች ላይ መግዛት ይፈልጋል።'],
    ['የተሽከርካሪ ጎማ ግዥ', 'ኩባንያችን የተሽከርካሪ ጎማ ከታወቁ አስመጪዎች ለመግዛት ይፈልጋል።'],
    [
      'Gurgurtaa konkolaattota moofaa',
      "Waajjirri Fayyaa Aanaa Gimbii konkolaattota moofaa tajaajila ala ta'an gurguruu barbaada.",
    ],
    [
      'Construction of Terminal Compound Parking Lot in Dewele',
      'Transport Authority\n\n1. The Transport Authority invites sealed bids for the construction of Terminal\nCompound Parking Lot in Dewele.',
    ],
    ['Supply of tyres', 'ለሥራ ተቋራጮች በሙሉ\nSupply of tyres\nThe Bureau of Roads invites bidders.'],
    [
      'Reactive dyes, Spare parts for ring frame',
      'Maki Factory would like to purchase the following items:\nLot 1: Reactive dyes\nLot 2: Spare parts for ring frame\nInterested bidders pay Birr 200.',
    ],
    [
      'መኖሪያ ቤት',
      'ጣና ባንክ ከዚህ በታች የተዘረዘሩ ንብረቶችን በሐራጅ ለመሸጥ ይፈልጋል።\nየተበዳሪው ስም | የንብረቱ ዓይነት | መነሻ ዋጋ\nደረሰ | መኖሪያ ቤት | 3,400,000',
    ],
  ])('is only the object, listed or in a heading: %s', (title, text) => {
    expect(titleOf(text)).toBe(title);
  });

  describe('in a line below a long text', () => {
    const longText = `Hareg Bank S.C. invites firms. ${'A word of the law stands here and it is long. '.repeat(25)}`;

    it('is what is done with what', () => {
      expect(titleOf(`${longText}\nSupply of laboratory material\nThe end.`)).toBe('Supply of laboratory material');
    });

    it.each([
      'Sale of bidding documents',
      'Purchase of documents',
      'Provision of performance security',
      'Supply of samples',
      'Delivery of goods within 30 days',
    ])('is no condition: %s', (condition) => {
      expect(titleOf(`${longText}\n${condition}\nSupply of chairs\nThe end.`)).toBe('Supply of chairs');
    });
  });
});
