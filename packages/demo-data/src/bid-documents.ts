import type { LanguageCode } from './languages.ts';
import type { NoticeKind } from './objects/object-table.ts';

export interface DemoBidDocument {
  id: number;
  companyId: number;
  title: string;
  priceSantim: number;
  referenceNumber: string;
  language: LanguageCode;
  kind: NoticeKind;
}

const usualPriceSantim = 20_000;

type Offer = readonly [companyId: number, language: LanguageCode, kind: NoticeKind, title: string, priceSantim: number];

const offers: readonly Offer[] = [
  [17, 'en', 'goods', 'Standard Bidding Document: Supply of ICT Equipment', usualPriceSantim],
  [17, 'am', 'goods', 'የዕቃ ግዥ መደበኛ የጨረታ ሰነድ፦ የቢሮ ፈርኒቸር', usualPriceSantim],
  [8, 'en', 'works', 'Bidding Document: Construction of Student Dormitories', 50_000],
  [18, 'en', 'goods', 'Bidding Document: Essential Medicines and Medical Supplies', usualPriceSantim],
  [6, 'om', 'works', 'Sanada Caalbaasii: suphaa daandii cirrachaa', usualPriceSantim],
  [1, 'en', 'works', 'Bidding Document: Drilling of Deep Water Wells (Lots 1–6)', 100_000],
  [14, 'en', 'consultancy', 'Terms of Reference: End-line Project Evaluation', 0],
  [14, 'en', 'services', 'Supplier Registration Form and Instructions', 0],
  [22, 'am', 'lease', 'የሊዝ ጨረታ ሰነድ፦ ለንግድና ለቅይጥ አገልግሎት የሚውሉ ቦታዎች', usualPriceSantim],
  [12, 'en', 'sale', 'Auction Conditions: Residential Buildings Held as Collateral', usualPriceSantim],
  [11, 'en', 'goods', 'Bidding Document: Tyres, Batteries and Spare Parts', 15_000],
  [4, 'ti', 'goods', 'ሰነድ ጨረታ፦ ዴስክቶፕን ላፕቶፕን ኮምፒተራት', 0],
];

export const bidDocuments: readonly DemoBidDocument[] = offers.map(
  ([companyId, language, kind, title, priceSantim], index) => {
    const id = index + 1;
    const referenceNumber = `BD-${String(id).padStart(3, '0')}/2019`;
    return { id, companyId, title, priceSantim, referenceNumber, language, kind };
  },
);
