import { entriesOf, type LexiconEntry } from './lexicon.ts';

/** Names of the months of the Ethiopian year in all spellings, in Ethiopic letters first. */
const ethiopianNames = [
  'መስከረም meskerem meskeram mesekerem maskaram meskrem',
  'ጥቅምት ጥቅምቲ ጥቕምቲ ጥቕምት tikimt tikemt tekemt tikmt tiqimt teqemt tikimit tekimt tikamt tikmet tiqmt',
  'ህዳር ሀዳር hidar hedar hdar hidarr',
  'ታህሳስ ታሀሳስ ተህሳስ tahsas tahisas tahesas tahasas tahissas tahsass tahissass tahsaas',
  '^ጥር$ ^ጥሪ$ tir ter tirr',
  'የካቲት ለካቲት ካቲት yekatit yakatit yekatite yekatet yakatiti',
  'መጋቢት megabit magabit megabite megabeet',
  'ሚያዝያ ሚያዚያ ምያዝያ ምያዚያ ሚያዝየ ሚአዝያ miazia miyazia miyazya miazya miyaziya miaziya meyazia miyazeya',
  'ግንቦት ጉንበት ጉንቦት ግንበት ginbot genbot guinbot gunbot ginbut',
  '^ሰኔ$ ^ሰነ$ sene senie sanee senne',
  'ሀምሌ ሀምለ hamle hamlie hamlee hamele',
  'ነሀሴ ነሀሰ nehase nehasse nehassie nehasie nahase nahasie nehassa nehaseie',
  'ጳጉሜ ጷጉሜ ጳግሜ ጷግሜ ጳጉሚ pagume pagumen pagumie pagume puagume pagmen pagumien',
];

/** Afaan Oromo has the same names for the months of both calendars. */
const oromoNames = [
  'fulbaana fuulbaana fulbana fuulbana fulbaanaa',
  'onkololeessa onkoloolessa onkololessa onkolooleessa onkoleessa',
  'sadaasa sadasa sadaasaa',
  'muddee mudde mudee',
  'amajjii amajji ammajjii amajii ammajji',
  'guraandhala gurraandhala guraandhalaa gurandhala guraandala guraadhala',
  'bitooteessa bitootessa bitotessa bitoteessa bitooteesa',
  'eebla ebla eeblaa elba eblaa',
  'caamsaa caamsa camsaa camsa',
  'waxabajjii waxabajji waxabaji waxabajii',
  'adoolessa adooleessa adolessa adoleessa',
  'hagayya hagaya haggayya hagayyaa',
  "qaammee qaamme qaam'ee qaamee",
];

const gregorianNames = [
  'january jan ጃንዋሪ ጃኑዋሪ ጃንዩወሪ ጃንዩዋሪ',
  'february feb ፌብሩዋሪ ፌብርዋሪ ፌብሯሪ ፌብሩወሪ ፌብራሪ',
  'march mar ማርች',
  'april apr ኤፕሪል አፕሪል ኤፕረል',
  'may ሜይ',
  'june jun ጁን',
  'july jul ጁላይ',
  'august aug ኦገስት ኦጎስት',
  'september sept sep ሴፕቴምበር ሴፕተምበር',
  'october oct ኦክቶበር ኦክቶምበር',
  'november nov ኖቬምበር ኖቨምበር',
  'december dec ዲሴምበር ዲሰምበር ዲሴንበር',
];

/** September is the first month of the Ethiopian year. */
const gregorianOf = (ethiopian: number): number | null => (ethiopian <= 12 ? ((ethiopian + 7) % 12) + 1 : null);

const namesOf = (
  rows: readonly string[],
  meaning: (month: number) => { ethiopian: number | null; gregorian: number | null },
): LexiconEntry[] => rows.flatMap((row, index) => entriesOf({ kind: 'month', ...meaning(index + 1) }, row));

export const months: readonly LexiconEntry[] = [
  ...namesOf(ethiopianNames, (ethiopian) => ({ ethiopian, gregorian: null })),
  ...namesOf(oromoNames, (ethiopian) => ({ ethiopian, gregorian: gregorianOf(ethiopian) })),
  ...namesOf(gregorianNames, (gregorian) => ({ ethiopian: null, gregorian })),
];
