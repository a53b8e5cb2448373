import { englishMonths } from '../notice-text/index.ts';
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

/** Names of the months of the Gregorian year, besides the English ones in full. */
const gregorianNames = [
  'jan ጃንዋሪ ጃኑዋሪ ጃንዩወሪ ጃንዩዋሪ',
  'feb ፌብሩዋሪ ፌብርዋሪ ፌብሯሪ ፌብሩወሪ ፌብራሪ',
  'mar ማርች',
  'apr ኤፕሪል አፕሪል ኤፕረል',
  'ሜይ',
  'jun ጁን',
  'jul ጁላይ',
  'aug ኦገስት ኦጎስት',
  'sept sep ሴፕቴምበር ሴፕተምበር',
  'oct ኦክቶበር ኦክቶምበር',
  'nov ኖቬምበር ኖቨምበር',
  'dec ዲሴምበር ዲሰምበር ዲሴንበር',
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
  ...namesOf(
    gregorianNames.map((names, month) => `${englishMonths[month]} ${names}`),
    (gregorian) => ({ ethiopian: null, gregorian }),
  ),
];
