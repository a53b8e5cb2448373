import type { LexiconEntry } from './lexicon.ts';
import type { Meaning, Role, Side } from './token.ts';

/** Each row: what the forms mean, and the forms by a space; an underline is a space within one. */
const entriesOf = (meaning: Meaning, ...rows: readonly string[]): LexiconEntry[] =>
  rows.flatMap((row) => row.split(' ').map((form) => ({ form, meaning })));

const role = (of: Role, side: Side, ...rows: readonly string[]): LexiconEntry[] =>
  entriesOf({ kind: 'role', role: of, side, strength: 2 }, ...rows);

/** A word that says so only where no stronger one does: what is handed in need not be an offer. */
const weak = (of: Role, side: Side, ...rows: readonly string[]): LexiconEntry[] =>
  entriesOf({ kind: 'role', role: of, side, strength: 1 }, ...rows);

/** What is put off is what was named before, and unless it was the opening it is the closing. */
const putOff = (row: string): LexiconEntry[] =>
  entriesOf({ kind: 'role', role: 'closing', side: 'before', strength: 2, isPutOff: true }, row);

/** What ends is what was named before: the sale of documents, a visit, or else the time to hand in. */
const ends = (side: Side, row: string): LexiconEntry[] =>
  entriesOf({ kind: 'role', role: 'closing', side, strength: 2, isEnd: true }, row);

/** A word that says so only where there is no other at all. */
const vague = (of: Role, side: Side, ...rows: readonly string[]): LexiconEntry[] =>
  entriesOf({ kind: 'role', role: of, side, strength: 0 }, ...rows);

const closing: readonly LexiconEntry[] = [
  ...role(
    'closing',
    'after',
    'ይዘጋ ተዘግቶ ዘግቶ ታሽጎ ይታሸጋ ክፍት_ሆኖ እንደተዘጋ ሲዘጋ በመዝጋት እንዘጋ የሚዘጋ ሊዘጋ ይዘጉ ተዘግተው ታሽገው ይታሸግ ይታሸጉ የሚታሸግ ሊታሸግ ሚዘጋ ሚዘጉ ሚታሸግ ይቋጫ',
    'ይዕፆ ይዕፀ ይዕፁ ይዓፁ ተዓፅዩ ተዓፂዩ ተዓፅዮ ተዕፅዩ ክዕፆ ክዕፀ ምስተዓፀወ ይውዳእ ይዛዘም ይውዳእ_እዩ ይዕሸግ ይዕሸጉ ዝዕሸግ ክዕሸግ ተዓፀወ ተዓሽጉ ተዓሺጉ ዝዕፆ ዝዕፀ$ ዝዕፀው ዝዓፆ ዝዛዘም ዝውዳእ',
    'ni_cufam* cufam* cufan* cufna cufuun cufuudhaan xumuram* dhumata ni_saamsam* saamsamuun',
  ),
  ...role('closing', 'either', 'kan_cufam*'),
  ...ends('after', 'ይጠናቀቃ ያበቃ ሲያበቃ ያልቃ የሚያበቃ የሚጠናቀቅ'),
  ...ends('before', 'ends end_date expires expiry የሚያልቅበት የሚያልቀው የሚያበቃበት የሚያበቃው የሚጠናቀቅበት የሚጠናቀቀው'),
  ...role(
    'closing',
    'before',
    'ተቀባይነት_የሚያገኘ የምንቀበለው የምንቀበልበት ጨረታው_የሚቆየ የሚዘጋበት የሚዘጋው የሚታሸግበት የሚታሸገው መቀበያ መረከቢያ የሚገባበት የሚገቡበት የሚቀርብበት የሚያስገቡበት የሚቀበልበት ገቢ_የሚሆኑት ገቢ_የሚሆነው ገቢ_የሚሆንበት ገቢ_የሚደረግበት መዝጊያ መዘጊያ ማሸጊያ ማስገቢያ ማስረከቢያ ማቅረቢያ መመለሻ የሚመለስበት መላኪያ የሚላክበት ማጠናቀቂያ የመጨረሻ_ቀን የመጨረሻው_ቀን የመጨረሻ_ጊዜ የመጨረሻ_ሰዓት ገደብ ማብቂያ ማለቂያ ማጠቃለያ የሚቋጭበት መድረሻ የሚደርስበት ማስገቢያው',
    'ምዕፃው ምዕፃዉ ዝዕፀወሉ ዝዓፀወሉ ዝዕሸገሉ መዕፀዊ መዕፆ መወዳእታ ናይ_መጨረሻ መጨረሻ_ዕለት መጨረሻ_መዓልቲ መጨረሻ_ግዜ መእተዊ መቕረቢ መረከቢ መምለሲ መዛዘሚ',
    'itti_cufam* cufiins* cufamiins* guyyaan_dhumaa guyyaan_xumuraa itti_galch* itti_galfam* itti_galan* itti_deebis* itti_deebi* itti_dhiyees* itti_dhiyaat* itti_xumuram* itti_saamsam* guyyaan_cufam* guyyaa_cufam* yeroon_cufam* yeroo_cufam*',
    'floating_period bidding_period the_last_day_for the_last_date_for the_last_day_of_submission',
    'guyyaan_xumura guyyaan_xumurri xumurri_galii dhumni_galii galii_itti_godh* galii_itti_ta*',
    'closing* close closes closed deadline dead_line due_date last_date cut-off last_day_for cutoff latest_date',
  ),
  ...weak(
    'closing',
    'after',
    'ድረስ_ይገባሉ ድረስ_ይገባል ^አስገቡ$ ^አቅርቡ$ ^አስረክቡ$ ^ላኩ$ ይጨምራሉ መጨመር ማስገባት ያስገቡ ያስገባ ያቀርባ እንዲያስገቡ ሊያስገቡ ማስገበት ማስረከብ ያስረክቡ ማቅረብ በፊት_መቅረብ ድረስ_መቅረብ ያቀርቡ እንዲያቀርቡ ሊያቀርቡ እንድታቀርቡ እንድታስገቡ ገቢ_ማድረግ ገቢ_አድርጉ ገቢ_እንድታደርጉ አድርሱ ገቢ_እንዲያደርጉ ገቢ_ያደርጉ ገቢ_መደረግ ገቢ_መሆን ገቢ_ይደረጋ ገቢ_ይሆና ገቢ_ሊደረግ ገቢ_ሊሆን ገቢ_ካልሆ መጣል መላክ መወዳደር መመዝገብ ታስገቡ ታቀርቡ ሚያስገቡ ሚያቀርቡ እንዲልኩ ትልኩ እንዲያስረክቡ ማመልከት መመለስ ይመልሱ እንዲመልሱ መልሰው መጫረት ይጫረቱ ሊጫረቱ አስገብተ አቅርበ አስረክበ መቀበል እንቀበላ ይቀበላ ተቀባይነት_ይኖረ ገቢ_እንዲሆን ይቆያ የሚቆይ ክፍት_ይሆና ክፍት_ነው ማድረስ እንዲያደርሱ ያደርሱ መድረስ ሊደርስ ይድረስ እንዲደርስ ድረስ_ተቀብሎ ይቀርባ ይዘው_እንዲቀርቡ ማስቀመጥ',
    'ቅርቡ$ ቕርቡ$ ቐርቡ$ ቐርብ$ እትዉ$ እትው$ እቱ$ ኣቱ$ ኣትዉ$ ኣትው$ ልእኹ$ ረክቡ$ መልሱ$ ምምላስ ወዳደሩ$ ምእታው ምእታዉ ምቕራብ ምርካብ ምውድዳር ምልኣኽ',
    'galch* galii_goch* galii_taas* ni_fudhatam* galmees* dhiyeef* dhiyaat* dhiyees* dhihees* dhiheess* deebis* dorgomuu dorgomuun galan erguu erguun ergan fiduu fiduun fidan fidanii galuu galuun',
  ),
  ...weak(
    'closing',
    'before',
    'kan_galu kan_galfam* kan_galch*',
    'is_due are_due due_on due_by due_at bids_due quotations_due proposals_due offers_due tenders_due submit* submission* deliver delivered delivering deposited returned reach_us reach lodged lodge hand_in handed_in handed_over dropped drop put_in put_into placed_in inserted presented forwarded accepted arrive send sent emailed apply application applications expression expressions received_until received_by received_up_to received_not_later_than received_no_later_than received_on_or_before accepted_until',
  ),
  ...role(
    'closing',
    'after',
    'ተራዝሟል ተራዝሞአል ተራዝሞዋል የተራዘመ መራዘሙን መራዘሙ ተቀይሯል የተቀየረ ተለውጧል የተለወጠ ተዛውሯል የተዛወረ ተዘዋውሯል የተዘዋወረ ተሸጋግሯል የተሸጋገረ',
    'dheerat* dheereffam*',
    'ተናዊሑ ተናውሐ',
  ),
  ...putOff(
    'amended_from changed_from moved_from shifted_from revised_from extend* postponed_to changed_to amended_to moved_to rescheduled_to shifted_to revised_to is_now are_now will_now_be shall_now_be',
  ),
  ...vague('closing', 'before', 'on_or_before not_later_than no_later_than latest_by received'),
  ...vague('closing', 'either', 'ሳጥን', 'ሳንዱቕ ሳጹን', 'saanduqa saanduqni', 'box'),
];

const opening: readonly LexiconEntry[] = [
  ...role('opening', 'either', 'kan_banam* kan_saaqam*'),
  ...role(
    'opening',
    'after',
    'ይከፈታ ይከፈት ይከፍታ ትከፍታ ተከፍቶ በመክፈት እንደሚከፈት እንከፍታ የሚከፈት የምንከፍት ሚከፈት ሚከፍት',
    'ይኽፈት ይክፈት ተኸፊቱ ተከፊቱ ክኽፈት ክክፈት ክንከፍት ንኸፍት',
    'ni_banam* banam* banan* banna bannu saaqam* ni_saaqam*',
  ),
  ...role(
    'opening',
    'before',
    'የሚከፈትበት የሚከፈተው መክፈቻ መክፈቻው አከፋፈት',
    'ዝኽፈተሉ ዝክፈተሉ ዝኽፈትሉ መኽፈቲ ምኽፋት ምክፋት',
    'itti_banam* itti_saaqam* itti_banan* baniins* banamiins* banamni banumsi guyyaan_banam* guyyaa_banam* yeroon_banam* yeroo_banam*',
    'opening* opened opens open_on open_at be_open bids_open tenders_open will_open shall_open open_them',
  ),
];

const otherRoles: readonly LexiconEntry[] = [
  ...role(
    'sale',
    'after',
    'የሚሸጥ በመክፈል መግዛት በመግዛት ሊገዙ ይግዙ ገዝተው ገዝቶ መውሰድ በመውሰድ ወስደው ማግኘት መግዣ ይሸጣል መሸጥ በመቅረብ ከፍለው ይወሰዳ ሊወሰድ መወሰድ ይገዛል ተሽጠው ተሽጦ',
    'ምግዛእ ክገዝኡ ዝገዝኡ ገዚኦም ብምግዛእ ምውሳድ ክወስዱ ወሲዶም ብምውሳድ ብምኽፋል ከፊሎም ምኽፋል',
    'bitachuu bitachuun bituu bituun bitan bitatan fudhachuu fudhachuun fudhatan kaffal* gurgur* argachuu',
  ),
  ...role(
    'sale',
    'before',
    'መሸጫ የሚሸጥበት የሚሸጠው የሚሸጡት መሸጫው ሰነድ_ሽያጭ ሰነዱ_ሽያጭ',
    'መሸጢ ዝሽየጠሉ',
    'purchas* obtain* can_get may_get get_the collect* buy buying sold sale sales available issued picked_up download* upon_payment written_application upon_application upon_submission up_on_submission on_submission_of upon_presentation',
  ),
  ...role(
    'visit',
    'after',
    'ጉብኝት መጎብኘት መጐብኘት ጎብኝ መመልከት ማየት ማብራሪያ ቅድመ_ጨረታ ገለፃ',
    'ምርኣይ ምዕዛብ መብርሂ',
    'daaw* ilaaluu ilaalan',
  ),
  ...role('visit', 'before', 'site_visit visit* inspect* viewing pre-bid prebid pre_bid conference meeting'),
  // Questions, complaints and contracts are handed in and end as well, and are no offers.
  ...role(
    'question',
    'before',
    'clarification* inquir* enquir* question* query queries complain* appeal*',
    'ቅሬታ ኮንትራቱ ማብራሪያ_የሚጠይቁ ማብራሪያ_ለመጠየቅ ማብራሪያ_የሚፈልጉ ጥያቄ_ያላቸው ጥያቄ_ካላቸው ጥያቄ_ካላችሁ',
    'መብርሂ_ዝደልዩ ሕቶ_ዘለዎም',
    'ibsa_barbaadan gaaffii_qaban komii',
  ),
  ...role(
    'published',
    'after',
    'ከታወጀበት በታወጀበት ከተገለጸበት ከተለቀቀበት ከተነገረበት ካወጣበት ከወጣበት በወጣበት በወጣ ከወጣ_ጀምሮ ከተላለፈበት ከታተመበት በታተመበት ታትሞ_ከወጣ ታትሞ በታተመው የታተመ ከወጣ የወጣው የወጣ ከተለጠፈ መውጫ_ቀን ከወጣበት_ጊዜ ባወጣው ያወጣው በወጣው',
    'ምውፃእ_ምልክታ ምውፃእ_ጋዜጣ ምውፃእ_እዚ ካብ_ዝወፀሉ ዝወፀሉ ዝወፀ ካብ_ዝተሓተመሉ ዝተሓተመ ካብ_ዝወፅእ',
    "maxxanf* bahee ba'ee bahe ba'e baherraa ba'erraa",
  ),
  ...role(
    'published',
    'before',
    'published publication advertised posted_on posted announced appear* issue_date issue_of issued_on release* floating floated floats date_of_notice date_of_issue date_of_this_newspaper date_of_this_notice date_of_this_eoi date_of_eoi date_of_this_invitation first_day_of_notice source',
    'የወጣበት_ቀን የወጣበት_ዕለት የታተመበት',
  ),
  ...role(
    'auction',
    'after',
    'ተጀምሮ በሐራጅ_ይሸጣ ሐራጅ_ይሸጣ ሐራጅ_ይሸጥ ሐራጅ_የሚሸጥ ሐራጅ_እንዲሸጥ ሐራጅ_ሊሸጥ ሐራጅ_ስለሚሸጥ ሐራጅ_ለመሸጥ ይካሄዳል የሚካሄድ ይከናወናል የሚከናወን ይደረጋል የሚደረግ',
    'ሓራጅ_ይሽየጥ ሓራጅ_ክሽየጥ ሓራጅ_ይሽየጡ ሓራጅ_ይሸይጥ ሓራጅ_ክሸይጥ ሓራጅ_ንምሻጥ ዝካየድ ይካየድ ክካየድ ይግበር ክግበር',
    'gaggeeffam* taasifam* adeemsifam*',
  ),
  ...role(
    'auction',
    'before',
    'የሚካሄድበት የሚካሄደው የሚከናወንበት የሚከናወነው የሚደረግበት የሚደረገው ሐራጁ_ቀን ሐራጅ_ቀን ጨረታ_ቀን',
    'ዝካየደሉ ዝግበረሉ',
    'itti_gaggeeffam* kan_gaggeeffam*',
    'auction_shall_be_held auction_shall_be_conducted auction_will_take_place auction_is_on by_auction_on by_public_auction_on in_public_auction_on public_auction_on auction_on auctioned_on auctioned_off_on auction_will_be_on date_of_sale day_of_sale auction_takes_place auction_will_be_held auction_will_be_conducted auction_is_held auction_date date_of_auction auction_time time_of_auction hold_a_live_auction hold_an_auction hold_a_public_auction',
  ),
  ...role(
    'award',
    'either',
    'አሸናፊ ያሸነፈ ያሸነፉ አሸንፎ ካሸነፈ ካሸነፉ ከታወቀ ከተገለፀ ከተገለጸ',
    'ተዓዋቲ ዕዉት ዕውት ዝሰዓረ',
    "mo'at* injifat* mo'ate",
    'winner winning successful awarded notification',
  ),
  ...role(
    'other',
    'either',
    'አዋጅ መመሪያ ደንብ ደብዳቤ ፈቃድ በጀት ፀንቶ የሚፀና ክሊራንስ ተፈራርሞ ውል_ከተፈራረመ ከተፈረመ የተመሰረተ የተቋቋመ ግብር',
    'ኣዋጅ መምርሒ ደብዳበ ፍቓድ ባጀት',
    'labsii qajeelfama xalayaa hayyama baajata gibira',
    'proclamation regulation directive* dated license* licence* licens* budget fiscal delivery validity valid establish* tax clearance certificate contract* signing signature amended registration warranty manufactured',
  ),
];

const parts: readonly LexiconEntry[] = [
  ...entriesOf(
    { kind: 'part', part: 'morning' },
    'ጠዋት ጠዋቱ ጧት ጧቱ ጥዋት ጥዋቱ ረፋድ ረፋዱ ከሰዓት_በፊት ከሰአት_በፊት ከቀትር_በፊት ቀትር_በፊት ቅድሚ_ቀትሪ ቅድመ_ቀትሪ ንጉሆ ንግሆ ንጉሆኡ',
    'ganama ganamaa waaree_dura wd w.d in_the_morning morning forenoon',
    'ቅ.ቀ ቅ/ቀ',
  ),
  ...entriesOf(
    { kind: 'part', part: 'afternoon' },
    'ከሰዓት_በኋላ ከሰዓት_በሗላ ከሰዓት_በሁዋላ ከሰዓት_በኃላ ከሰዓት_ቡሃላ ከሰዓት_ቡኋላ ከሰዓት ከቀትር_በኋላ ከቀትር_በሗላ ከቀትር_በኃላ ከቀትር ድሕሪ_ቀትሪ ድህረ_ቀትሪ',
    'waaree_booda waaree_boodaa wb w.b in_the_afternoon afternoon after_lunch',
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
    'ሰዓት ሰአት ሰዓ$',
    "sa'aatii sa'aati sa'atii sa'aa sa'a sa'aatiitti",
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
  ...entriesOf({ kind: 'ordinal' }, 'ኛው ኛዉ ኛ መበል ይቲ$', 'th st nd rd ffaa ffaatti ffaan ffaarratti ffaa_irratti'),
  ...entriesOf(
    { kind: 'until' },
    'እስከ እሰከ ድረስ ክሳብ ክሳዕ',
    'hanga hamma',
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
    'from_the_day_after the_day_after day_following next_day_of next_day_after',
    'guyyaa_itti_aanu_irraa',
  ),
  ...entriesOf(
    { kind: 'sameDay' },
    'በዚሁ_ቀን በዚሁ_ዕለት በዚሁ_እለት ዚሁ_ቀን ዚሁ_ዕለት ዚሁ_እለት በዛው_ቀን በዛው_ዕለት በዚያው_ቀን በዚያው_ዕለት በዚያኑ_ቀን በዚያኑ_ዕለት በተመሳሳይ_ቀን በተመሳሳይ_ዕለት በተመሳሳዩ_ቀን በእለቱ በዕለቱ በዚህ_ዕለት በዚህ_ቀን በዕለቱም ወዲያውኑ ወዲያው በዚሁ',
    'ብተመሳሳሊ_ዕለት ብተመሳሳሊ_መዓልቲ በቲ_ዕለት ኣብቲ_ዕለት ኣብታ_ዕለት ኣብዛ_ዕለት በዛ_ዕለት በታ_ዕለት ብዕለቱ ኣብቲ_መዓልቲ በቲ_መዓልቲ ኣብታ_መዓልቲ ሽዑ_ዕለት ሽዑ_መዓልቲ ብኡ_መዓልቲ ብኡ_ዕለት በዚ_ዕለት ኣብዚ_ዕለት ብኡ_ንብኡ',
    'guyyaa_sana guyyuma_sana guyyuma_kana guyyaa_kana guyyaa_kanatti guyyaa_walfakkaataa guyyaa_wal_fakkaataa guyyuma_walfakkaataa guyyaadhuma_sana guyyaadhuma guyyuma',
    'same_day same_date that_day that_date that_same_day same_day_and_place immediately_thereafter',
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
    'በማግስቱ በሚቀጥለው_ቀን በነጋታው በቀጣዩ_ቀን በቀጣዩ_ዕለት በሚቀጥለው_ዕለት',
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
    'በሚቀጥለው_የሥራ በሚቀጥለው_የስራ በቀጣዩ_የሥራ በቀጣይ_የሥራ በሚቀጥለው ቀጣዩ_የሥራ ዝቕፅል',
    'itti_aanu itti_aanutti',
    'next_working next_business following_working next_official next_day_of',
  ),
];

const amounts: readonly LexiconEntry[] = [
  ...entriesOf({ kind: 'birr' }, '^ብር$ ብር', '^ቅርሺ$ ^ቅርሽ$ ^ቕርሺ$', 'birr etb br qarshii qarshiin qr birrii'),
  ...entriesOf({ kind: 'percent' }, 'በመቶ ከመቶ ፐርሰንት ፐርስንት ሚእታዊ', 'dhibbeentaa dhibbantaa percent per_cent'),
];

const eras: readonly LexiconEntry[] = [
  ...entriesOf(
    { kind: 'era', calendar: 'ethiopian' },
    'ዓ.ም ዓ/ም ዓ.ምህረት ዓ.ም. ዓመተ_ምህረት ዓመተ_ምሕረት ^ዓም$ እ.ኢ.አ እ/ኢ/አ እኢአ',
    'e.c ec e.c. ethiopian_calendar ethiopian_cal eth_cal eth_calendar a.l.i ali a.l.i. akka_lakkoofsa_itoophiyaa a.l.e e/c',
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

/** Everything that a notice says of days, hours and amounts, but for the months and the numbers. */
export const words: readonly LexiconEntry[] = [
  ...closing,
  ...opening,
  ...otherRoles,
  ...parts,
  ...clock,
  ...days,
  ...amounts,
  ...eras,
  ...weekdays,
];
