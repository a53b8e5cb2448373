export const categories = [
  { id: 1, slug: 'building-construction', nameEn: 'Building Construction', nameAm: 'የሕንፃ ግንባታ' },
  { id: 2, slug: 'roads-bridges', nameEn: 'Roads and Bridges', nameAm: 'መንገድና ድልድይ' },
  { id: 3, slug: 'water-irrigation', nameEn: 'Water, Sanitation and Irrigation', nameAm: 'ውኃ፣ ንጽሕናና መስኖ' },
  { id: 4, slug: 'construction-materials', nameEn: 'Construction Materials', nameAm: 'የግንባታ ዕቃዎች' },
  { id: 5, slug: 'furniture', nameEn: 'Furniture', nameAm: 'ፈርኒቸር' },
  { id: 6, slug: 'office-supplies', nameEn: 'Stationery and Office Supplies', nameAm: 'የጽሕፈትና የቢሮ ዕቃዎች' },
  { id: 7, slug: 'printing', nameEn: 'Printing and Publishing', nameAm: 'ኅትመት' },
  { id: 8, slug: 'ict', nameEn: 'ICT Equipment and Software', nameAm: 'የኢንፎርሜሽን ቴክኖሎጂና ሶፍትዌር' },
  { id: 9, slug: 'electrical-energy', nameEn: 'Electrical and Energy', nameAm: 'ኤሌክትሪክና ኢነርጂ' },
  { id: 10, slug: 'vehicles-machinery', nameEn: 'Vehicles and Machinery', nameAm: 'ተሽከርካሪና ማሽነሪ' },
  { id: 11, slug: 'spare-parts-tyres', nameEn: 'Spare Parts, Tyres and Batteries', nameAm: 'መለዋወጫ፣ ጎማና ባትሪ' },
  { id: 12, slug: 'maintenance', nameEn: 'Maintenance and Repair', nameAm: 'ጥገናና እድሳት' },
  { id: 13, slug: 'fuel-lubricants', nameEn: 'Fuel and Lubricants', nameAm: 'ነዳጅና ቅባት' },
  { id: 14, slug: 'medical', nameEn: 'Medicine and Medical Equipment', nameAm: 'መድኃኒትና የሕክምና መሣሪያ' },
  { id: 15, slug: 'laboratory', nameEn: 'Laboratory Equipment and Chemicals', nameAm: 'የላቦራቶሪ ዕቃዎችና ኬሚካሎች' },
  { id: 16, slug: 'agriculture', nameEn: 'Agriculture and Livestock', nameAm: 'ግብርናና እንስሳት' },
  { id: 17, slug: 'food-catering', nameEn: 'Food and Catering', nameAm: 'ምግብና መስተንግዶ' },
  { id: 18, slug: 'textiles-uniforms', nameEn: 'Textiles, Uniforms and Leather', nameAm: 'ጨርቃ ጨርቅ፣ የደንብ ልብስና ቆዳ' },
  { id: 19, slug: 'cleaning', nameEn: 'Cleaning and Sanitary Supplies', nameAm: 'ጽዳትና የንጽሕና ዕቃዎች' },
  { id: 20, slug: 'security-labour', nameEn: 'Security and Labour Outsourcing', nameAm: 'ጥበቃና የሰው ኃይል አቅርቦት' },
  { id: 21, slug: 'transport-logistics', nameEn: 'Transport and Logistics', nameAm: 'ትራንስፖርትና ሎጂስቲክስ' },
  { id: 22, slug: 'consultancy', nameEn: 'Consultancy, Audit and Insurance', nameAm: 'ማማከር፣ ኦዲትና መድን' },
  { id: 23, slug: 'training-events', nameEn: 'Training, Events and Media', nameAm: 'ሥልጠና፣ ኹነትና ሚዲያ' },
  { id: 24, slug: 'sale-auction', nameEn: 'Sale, Auction and Scrap', nameAm: 'ሽያጭ፣ ሐራጅና ቁርጥራጭ' },
  { id: 25, slug: 'land-property', nameEn: 'Land Lease and Property', nameAm: 'የመሬት ሊዝና ንብረት' },
] as const;

export type CategorySlug = (typeof categories)[number]['slug'];

export const categoryIdOf: ReadonlyMap<CategorySlug, number> = new Map(categories.map(({ slug, id }) => [slug, id]));
