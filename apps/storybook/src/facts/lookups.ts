import type { Category, FeaturedCompany, Language, Region, Source } from '@awaj/api-client/schema';
import type { Locale } from '@awaj/i18n';

/** As in the API: a missing name in a language is replaced by the English one. */
export type Names = Readonly<Partial<Record<Locale, string>> & { en: string }>;

interface Named {
  id: number;
  names: Names;
  tenders: number;
}

const named = (id: number, en: string, am: string, tenders: number): Named => ({ id, names: { en, am }, tenders });

export const categories = {
  water: named(1, 'Water and Irrigation', 'ውኃና መስኖ', 214),
  construction: named(2, 'Construction', 'ግንባታ', 498),
  tools: named(3, 'Hand Tools', 'የእጅ መሣሪያዎች', 61),
  roads: named(4, 'Road Construction', 'የመንገድ ግንባታ', 77),
  medicine: named(5, 'Medicine', 'መድኃኒት', 98),
  office: named(6, 'Office Supplies', 'የቢሮ ዕቃዎች', 132),
  vehicles: named(7, 'Vehicles', 'ተሽከርካሪዎች', 45),
};

export const regions = {
  addis: named(1, 'Addis Ababa', 'አዲስ አበባ', 1_204),
  amhara: named(3, 'Amhara', 'አማራ', 610),
  oromia: named(9, 'Oromia', 'ኦሮሚያ', 842),
  sidama: named(10, 'Sidama', 'ሲዳማ', 188),
  south: named(12, 'South Ethiopia', 'ደቡብ ኢትዮጵያ', 231),
  tigray: named(14, 'Tigray', 'ትግራይ', 167),
};

export const languages = {
  am: named(1, 'Amharic', 'አማርኛ', 2_350),
  en: named(2, 'English', 'እንግሊዝኛ', 1_480),
  om: named(3, 'Afaan Oromo', 'አፋን ኦሮሞ', 720),
  ti: named(4, 'Tigrinya', 'ትግርኛ', 450),
};

const sources = {
  zemen: named(1, 'Addis Zemen', 'አዲስ ዘመን', 1_900),
  herald: named(2, 'The Ethiopian Herald', 'ዘ ኢትዮጵያን ሄራልድ', 840),
};

export const companies = {
  tekeze: named(1, 'Tekeze Basin Water Works Enterprise', 'ተከዜ ተፋሰስ ውኃ ሥራዎች ድርጅት', 24),
  gibe: named(2, 'Gibe Valley University', 'ግቤ ሸለቆ ዩኒቨርሲቲ', 18),
  roads: named(3, 'Southern Roads Authority', 'የደቡብ መንገዶች ባለሥልጣን', 31),
  hospital: named(4, 'Hawassa Referral Hospital', 'ሐዋሳ ሪፈራል ሆስፒታል', 12),
  finance: named(5, 'Adigrat Town Finance Office', 'የአዲግራት ከተማ ፋይናንስ ጽሕፈት ቤት', 9),
};

export const textIn = (names: Names, locale: Locale): string => names[locale] ?? names.en;

export const nameIn = ({ id, names }: Named, locale: Locale) => ({ id, name: textIn(names, locale) });

const counted = (all: Record<string, Named>, locale: Locale): (Category & Region & Language & Source)[] =>
  Object.values(all).map((each) => ({ ...nameIn(each, locale), tenders_count: each.tenders }));

export const categoriesIn = (locale: Locale): Category[] => counted(categories, locale);
export const regionsIn = (locale: Locale): Region[] => counted(regions, locale);
export const languagesIn = (locale: Locale): Language[] => counted(languages, locale);
export const sourcesIn = (locale: Locale): Source[] => counted(sources, locale);
export const featuredIn = (locale: Locale): FeaturedCompany[] =>
  counted(companies, locale).map((company) => ({ ...company, logo: null }));

export const sourceIn = (name: keyof typeof sources, locale: Locale) => nameIn(sources[name], locale);
