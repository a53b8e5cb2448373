export interface DemoBidDocument {
  id: number;
  companyId: number;
  title: string;
  priceSantim: number;
  referenceNumber: string;
}

const usualPriceSantim = 20_000;

const offers: readonly (readonly [companyId: number, title: string, priceSantim: number])[] = [
  [17, 'Standard Bidding Document: Supply of ICT Equipment', usualPriceSantim],
  [17, 'የዕቃ ግዥ መደበኛ የጨረታ ሰነድ፦ የቢሮ ፈርኒቸር', usualPriceSantim],
  [8, 'Bidding Document: Construction of Student Dormitories', 50_000],
  [18, 'Bidding Document: Essential Medicines and Medical Supplies', usualPriceSantim],
  [6, 'Sanada Caalbaasii: suphaa daandii cirrachaa', usualPriceSantim],
  [1, 'Bidding Document: Drilling of Deep Water Wells (Lots 1–6)', 100_000],
  [14, 'Terms of Reference: End-line Project Evaluation', 0],
  [14, 'Supplier Registration Form and Instructions', 0],
  [22, 'የሊዝ ጨረታ ሰነድ፦ ለንግድና ለቅይጥ አገልግሎት የሚውሉ ቦታዎች', usualPriceSantim],
  [12, 'Auction Conditions: Residential Buildings Held as Collateral', usualPriceSantim],
  [11, 'Bidding Document: Tyres, Batteries and Spare Parts', 15_000],
  [4, 'ሰነድ ጨረታ፦ ዴስክቶፕን ላፕቶፕን ኮምፒተራት', 0],
];

export const bidDocuments: readonly DemoBidDocument[] = offers.map(([companyId, title, priceSantim], index) => {
  const id = index + 1;
  return { id, companyId, title, priceSantim, referenceNumber: `BD-${String(id).padStart(3, '0')}/2019` };
});
