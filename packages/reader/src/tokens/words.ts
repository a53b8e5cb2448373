import { entriesOf, type LexiconEntry } from './lexicon.ts';
import { roleWords } from './role-words.ts';

const parts: readonly LexiconEntry[] = [
  ...entriesOf(
    { kind: 'part', part: 'morning' },
    'ከምሳ_በፊት ጠዋት ጠዋቱ ጧት ጧቱ ጥዋት ጥዋቱ ረፋድ ረፋዱ ከሰዓት_በፊት ከሰአት_በፊት ከቀትር_በፊት ቀትር_በፊት ቅድሚ_ቀትሪ ቅድመ_ቀትሪ ንጉሆ ንግሆ ንጉሆኡ',
    'ganama ganamaa waaree_dura wd w.d in_the_morning morning forenoon',
    'ቅ.ቀ ቅ/ቀ',
  ),
  ...entriesOf(
    { kind: 'part', part: 'afternoon' },
    'ከሰዓት_በኋላ ከሰዓት_በሗላ ከሰዓት_በሁዋላ ከሰዓት_በኃላ ከሰዓት_ቡሃላ ከሰዓት_ቡኋላ ከሰዓት ከምሳ_በኋላ ከምሳ_በሗላ ከምሳ_በሁዋላ ከምሳ_በኃላ ከቀትር_በኋላ ከቀትር_በሗላ ከቀትር_በኃላ ከቀትር ድሕሪ_ቀትሪ ድህረ_ቀትሪ',
    'waaree_booda waaree_boodaa waaree_boodaatti wb w.b in_the_afternoon afternoon after_lunch',
    'ድ.ቀ ድ/ቀ',
  ),
  ...entriesOf({ kind: 'part', part: 'day' }, '^ከቀኑ$ ^ቀኑ$ ከቀኑ ቀን_ላይ', 'guyyaa_keessaa guyyaa_sa'),
  ...entriesOf({ kind: 'part', part: 'evening' }, '^ማታ$ ከምሽቱ ምሽት ምሸት', 'galgala in_the_evening evening'),
  ...entriesOf({ kind: 'part', part: 'night' }, 'ከሌሊቱ ሌሊት ለሊት ለይቲ halkan midnight'),
  ...entriesOf({ kind: 'part', part: 'noon' }, 'noon mid-day midday እኩለ_ቀን'),
  ...entriesOf({ kind: 'part', part: 'am' }, 'am a.m a.m.'),
  ...entriesOf({ kind: 'part', part: 'pm' }, 'pm p.m p.m.'),
];

const clock: readonly LexiconEntry[] = [
  ...entriesOf(
    { kind: 'hour' },
    'ሰዓት ሰዓቱ ሰዓ$',
    "sa'aatii sa'aati sa'atii sa'aa sa'a sa'aatiitti sa'aatiin sa'aatiitiin",
    "o'clock oclock hours hrs hour hr",
  ),
  ...entriesOf(
    { kind: 'localTime' },
    'local_time lt l.t local_hour local_hours ethiopian_time e.t habesha_time ethiopian_local_time addis_ababa_time',
  ),
  ...entriesOf({ kind: 'half' }, 'ተኩል ^ፈረቓን walakkaa* half_past'),
];

const days: readonly LexiconEntry[] = [
  ...entriesOf(
    { kind: 'day' },
    '^ቀን$ ^ቀናት ^ቀኖች ^ዕለት ቀን ቀናት እለት ዕለት',
    'መዓልቲ መዓልታት መዓልትታት',
    'guyyaa guyyoota guyyootaa guyyaatti guyyaan guyyaatiin guyyootan guyyaan guyya guyyota',
    'day days calendar_days calendar_day date',
  ),
  ...entriesOf(
    { kind: 'working' },
    'የሥራ የስራ በሥራ ስራ$ ናይ_ስራሕ ስራሕ ስራህ',
    'hojii hojiitti',
    'working business official work',
  ),
  ...entriesOf(
    { kind: 'consecutive' },
    'ተከታታይ ተኸታታሊ ተከታታሊ',
    'walitti_aanan walitti_aananiif walitti_aanaa wal_irraa_hin_cinne walitti_fufan wal_duraa_duubaan walitti_dhufan',
    'consecutive successive continuous',
  ),
  ...entriesOf({ kind: 'ordinal' }, 'ኛው ኛዉ ኛ መበል ይቲ$ ^ይ$', 'th st nd rd ffaa ffaatti ffaan ffaarratti ffaa_irratti'),
  ...entriesOf(
    { kind: 'until' },
    'እስከ እሰከ ድረስ በፊት ክሳብ ክሳዕ',
    'hanga hamma dura',
    'until till up_to by to before on_or_before upto',
  ),
  ...entriesOf(
    { kind: 'from' },
    'ጀምሮ አንስቶ ጀሚሩ ጀሚርኩም ካብ',
    'irraa eegalee eegalee jalqabee irraa_kaasee kaasee',
    'from since starting beginning as_of',
  ),
  ...entriesOf(
    { kind: 'dayAfter' },
    'ማግስት ማግስቱ ቀጥሎ_ባሉት ቀጥሎ_ካለው',
    'from_the_day_after the_day_after day_following next_day_of next_day_after excluding_the_date_of_publication excluding_the_day_of_publication excluding_the_publication',
    'guyyaa_itti_aanu_irraa',
  ),
  ...entriesOf(
    { kind: 'sameDay' },
    'በዚሁ_ቀን በዚሁ_ዕለት በዚሁ_እለት ዚሁ_ቀን ዚሁ_ዕለት ዚሁ_እለት በዛው_ቀን በዛው_ዕለት በዚያው_ቀን በዚያው_ዕለት በዚያኑ_ቀን በዚያኑ_ዕለት በተመሳሳይ_ቀን በተመሳሳይ_ዕለት በተመሳሳዩ_ቀን በእለቱ በዕለቱ በዚህ_ዕለት በዚህ_ቀን በዕለቱም ወዲያውኑ ወዲያው ያኔው ያኔውኑ በዚሁ',
    'ብተመሳሳሊ_ዕለት ብተመሳሳሊ_መዓልቲ በቲ_ዕለት ኣብቲ_ዕለት ኣብታ_ዕለት ኣብዛ_ዕለት በዛ_ዕለት በታ_ዕለት ብዕለቱ ኣብቲ_መዓልቲ በቲ_መዓልቲ ኣብታ_መዓልቲ ሽዑ_ዕለት ሽዑ_መዓልቲ ብኡ_መዓልቲ ብኡ_ዕለት በዚ_ዕለት ኣብዚ_ዕለት ብኡ_ንብኡ',
    'guyyaa_sana guyyuma_sana guyyuma_kana guyyaa_kana guyyaa_kanatti guyyaa_walfakkaataa guyyaa_wal_fakkaataa guyyuma_walfakkaataa guyyaadhuma_sana guyyaadhuma guyyuma battaluma_sana battaluma_kana battalumatti yeruma_sana yeroma_sana yeroodhuma_sana',
    'on_the_bid_opening_date on_the_opening_date on_the_opening_day on_the_bid_opening_day on_the_day_of_opening on_the_day_of_the_opening on_the_date_of_opening same_day same_date same_morning same_afternoon that_day that_date that_same_day same_day_and_place immediately_thereafter',
  ),
  ...entriesOf(
    { kind: 'lastDay' },
    'በመጨረሻው_ቀን በመጨረሻው_ዕለት በመጨረሻው_የሥራ_ቀን በመጨረሻ_ቀን በመጨረሻው_እለት',
    'guyyaa_dhumaa guyyaa_xumuraa',
    'the_last_day last_day last_date_of',
    'ኣብ_መወዳእታ_መዓልቲ',
  ),
  ...entriesOf(
    { kind: 'nextDay' },
    'ከተዘጋበት_ቀን_ቀጥሎ_ባለው_ቀን ቀጥሎ_ባለው_ቀን በማግስቱ በሚቀጥለው_ቀን በነጋታው በቀጣዩ_ቀን በቀጣዩ_ዕለት በሚቀጥለው_ዕለት',
    'guyyaa_itti_aanu guyyaa_itti_aanutti',
    'following_day next_day following_morning next_morning day_later',
    'ንጽባሒቱ ንፅባሒቱ ኣብ_ዝቕፅል_መዓልቲ ኣብ_ዝቕጽል_መዓልቲ',
  ),
  ...entriesOf(
    { kind: 'holiday' },
    'በዓል በአል በዓላት የሥራ_ቀን_ካልሆነ የስራ_ቀን_ካልሆነ የሥራ_ቀን_ባይሆን የስራ_ቀን_ባይሆን ዝግ_ከሆነ የሥራ_ቀን_ያልሆነ የስራ_ቀን_ያልሆነ',
    'ayyaana ayyaanaa',
    'holiday holidays non-working non_working weekend',
  ),
  ...entriesOf(
    { kind: 'moved' },
    'ከተዘጋበት_ቀን_ቀጥሎ_ባለው_የሥራ ከተዘጋበት_ቀን_ቀጥሎ_ባለው_የስራ ቀጥሎ_ባለው_የሥራ ቀጥሎ_ባለው_የስራ በሚቀጥለው_የሥራ በሚቀጥለው_የስራ በቀጣዩ_የሥራ በቀጣይ_የሥራ በሚቀጥለው ቀጣዩ_የሥራ ዝቕፅል',
    'itti_aanu itti_aanutti',
    'next_working next_business following_working next_official next_day_of',
  ),
];

const amounts: readonly LexiconEntry[] = [
  ...entriesOf({ kind: 'birr' }, '^ብር$ ብር', '^ቅርሺ$ ^ቅርሽ$ ^ቕርሺ$', 'birr etb br qarshii qarshiin qr qar birrii'),
  ...entriesOf(
    { kind: 'percent' },
    'በመቶ ከመቶ ፐርሰንት ፐርስንት ሚእታዊ',
    'dhibbeent* dhibbant* dhibbent* dhibent* percent per_cent',
  ),
];

const eras: readonly LexiconEntry[] = [
  ...entriesOf(
    { kind: 'era', calendar: 'ethiopian' },
    'ዓ.ም ዓ/ም ዓ.ምህረት ዓ.ም. ዓመተ_ምህረት ዓመተ_ምሕረት ^ዓም$ እ.ኢ.አ እ/ኢ/አ እኢአ',
    'e.c ec e.c. ethiopian_calendar ethiopian_cal eth_cal eth_calendar a.l.i ali a.l.i. akka_lakkoofsa_itoophiyaa a.l.e e/c a.l.h a.l.h. alh akka_lakkoofsa_habashaa akka_lakkoofsa_habshaa',
  ),
  ...entriesOf(
    { kind: 'era', calendar: 'gregorian' },
    'እ.ኤ.አ እ/ኤ/አ እኤአ እ.አ.አ እ.ኤ.አ. ኤ.አ አ.አ.አ እ.ኣ.ኣ',
    'g.c gc g.c. gregorian_calendar gregorian_cal a.l.a a.l.a. a.l.awu akka_lakkoofsa_awurooppaa g/c',
  ),
];

const weekdays: readonly LexiconEntry[] = [
  'sunday እሁድ እሑድ ሰንበት dilbata',
  'monday ሰኞ ሰኑይ wiixata',
  'tuesday ማክሰኞ ሰሉስ kibxata facaasaa',
  'wednesday ረቡዕ ረቡእ ሮብ roobii',
  'thursday ሐሙስ ሓሙስ kamisa kamiisa',
  'friday ዓርብ አርብ ዓርቢ jimaata jimaataa',
  'saturday ቅዳሜ ቀዳም sanbata',
].flatMap((row, weekday) => entriesOf({ kind: 'weekday', weekday }, row));

/** All words about days, hours and amounts, except months and numbers. */
export const words: readonly LexiconEntry[] = [
  ...roleWords,
  ...parts,
  ...clock,
  ...days,
  ...amounts,
  ...eras,
  ...weekdays,
];
