export const categories = [
  { id: 1, slug: 'building-construction', names: { en: 'Building Construction', am: 'የሕንፃ ግንባታ' } },
  { id: 2, slug: 'roads-bridges', names: { en: 'Roads and Bridges', am: 'መንገድና ድልድይ' } },
  { id: 3, slug: 'water-irrigation', names: { en: 'Water, Sanitation and Irrigation', am: 'ውኃ፣ ንጽሕናና መስኖ' } },
  { id: 4, slug: 'construction-materials', names: { en: 'Construction Materials', am: 'የግንባታ ዕቃዎች' } },
  { id: 5, slug: 'furniture', names: { en: 'Furniture', am: 'ፈርኒቸር' } },
  { id: 6, slug: 'office-supplies', names: { en: 'Stationery and Office Supplies', am: 'የጽሕፈትና የቢሮ ዕቃዎች' } },
  { id: 7, slug: 'printing', names: { en: 'Printing and Publishing', am: 'ኅትመት' } },
  { id: 8, slug: 'ict', names: { en: 'ICT Equipment and Software', am: 'የኢንፎርሜሽን ቴክኖሎጂና ሶፍትዌር' } },
  { id: 9, slug: 'electrical-energy', names: { en: 'Electrical and Energy', am: 'ኤሌክትሪክና ኢነርጂ' } },
  { id: 10, slug: 'vehicles-machinery', names: { en: 'Vehicles and Machinery', am: 'ተሽከርካሪና ማሽነሪ' } },
  { id: 11, slug: 'spare-parts-tyres', names: { en: 'Spare Parts, Tyres and Batteries', am: 'መለዋወጫ፣ ጎማና ባትሪ' } },
  { id: 12, slug: 'maintenance', names: { en: 'Maintenance and Repair', am: 'ጥገናና እድሳት' } },
  { id: 13, slug: 'fuel-lubricants', names: { en: 'Fuel and Lubricants', am: 'ነዳጅና ቅባት' } },
  { id: 14, slug: 'medical', names: { en: 'Medicine and Medical Equipment', am: 'መድኃኒትና የሕክምና መሣሪያ' } },
  { id: 15, slug: 'laboratory', names: { en: 'Laboratory Equipment and Chemicals', am: 'የላቦራቶሪ ዕቃዎችና ኬሚካሎች' } },
  { id: 16, slug: 'agriculture', names: { en: 'Agriculture and Livestock', am: 'ግብርናና እንስሳት' } },
  { id: 17, slug: 'food-catering', names: { en: 'Food and Catering', am: 'ምግብና መስተንግዶ' } },
  { id: 18, slug: 'textiles-uniforms', names: { en: 'Textiles, Uniforms and Leather', am: 'ጨርቃ ጨርቅ፣ የደንብ ልብስና ቆዳ' } },
  { id: 19, slug: 'cleaning', names: { en: 'Cleaning and Sanitary Supplies', am: 'ጽዳትና የንጽሕና ዕቃዎች' } },
  { id: 20, slug: 'security-labour', names: { en: 'Security and Labour Outsourcing', am: 'ጥበቃና የሰው ኃይል አቅርቦት' } },
  { id: 21, slug: 'transport-logistics', names: { en: 'Transport and Logistics', am: 'ትራንስፖርትና ሎጂስቲክስ' } },
  { id: 22, slug: 'consultancy', names: { en: 'Consultancy, Audit and Insurance', am: 'ማማከር፣ ኦዲትና መድን' } },
  { id: 23, slug: 'training-events', names: { en: 'Training, Events and Media', am: 'ሥልጠና፣ ኹነትና ሚዲያ' } },
  { id: 24, slug: 'sale-auction', names: { en: 'Sale, Auction and Scrap', am: 'ሽያጭ፣ ሐራጅና ቁርጥራጭ' } },
  { id: 25, slug: 'land-property', names: { en: 'Land Lease and Property', am: 'የመሬት ሊዝና ንብረት' } },
] as const;

export type CategorySlug = (typeof categories)[number]['slug'];

export const categoryIdOf: ReadonlyMap<CategorySlug, number> = new Map(categories.map(({ slug, id }) => [slug, id]));
