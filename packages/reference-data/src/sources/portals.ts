import { ofKind, type Source } from './source.ts';

/** Portals where buyers publish. Resellers of other people's notices are left out. */
export const portals: readonly Source[] = ofKind('portal', [
  [13, 'egp-portal', 'Government e-Procurement Portal', 'የመንግሥት ኤሌክትሮኒክ ግዥ ፖርታል', ['am', 'en'], 'eGP', 'e-GP', 'ኢጂፒ'],
  [26, 'ungm', 'United Nations Global Marketplace', 'የተባበሩት መንግሥታት ዓለም አቀፍ የግዥ ፖርታል', ['en'], 'UNGM'],
  [27, 'undp-procurement', 'UNDP Procurement Notices', 'የተመድ የልማት ፕሮግራም የግዥ ማስታወቂያዎች', ['en'], 'UNDP'],
  [28, 'reliefweb', 'ReliefWeb', 'ሪሊፍዌብ', ['en']],
  [29, 'devbusiness', 'UN Development Business', 'የተመድ ዴቨሎፕመንት ቢዝነስ', ['en'], 'DevBusiness', 'UNDB'],
  [30, 'world-bank', 'World Bank Procurement Notices', 'የዓለም ባንክ የግዥ ማስታወቂያዎች', ['en'], 'World Bank', 'የዓለም ባንክ'],
  [31, 'african-development-bank', 'African Development Bank', 'የአፍሪካ ልማት ባንክ', ['en'], 'AfDB'],
  [32, 'african-union', 'African Union Bids', 'የአፍሪካ ኅብረት ጨረታዎች', ['en'], 'African Union', 'AU'],
  [33, 'eu-ted', 'Tenders Electronic Daily (EU)', 'የአውሮፓ ኅብረት ጨረታዎች (ቴድ)', ['en'], 'TED'],
]);
