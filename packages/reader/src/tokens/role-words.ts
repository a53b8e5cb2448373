import { entriesOf, type LexiconEntry } from './lexicon.ts';
import type { Role, Side } from './token.ts';

const role = (of: Role, side: Side, ...rows: readonly string[]): LexiconEntry[] =>
  entriesOf({ kind: 'role', role: of, side, strength: 2 }, ...rows);

/** Words that count only without a stronger one: "handed in" need not be about an offer. */
const weak = (of: Role, side: Side, ...rows: readonly string[]): LexiconEntry[] =>
  entriesOf({ kind: 'role', role: of, side, strength: 1 }, ...rows);

/** "Put off" applies to the opening if it was named before, otherwise to the closing. */
const putOff = (row: string): LexiconEntry[] =>
  entriesOf({ kind: 'role', role: 'closing', side: 'before', strength: 2, isPutOff: true }, row);

/** "Ends" applies to what was named before: the sale of documents, a visit, or else the submission. */
const ends = (side: Side, row: string): LexiconEntry[] =>
  entriesOf({ kind: 'role', role: 'closing', side, strength: 2, isEnd: true }, row);

/** Words that count only without any other. */
const vague = (of: Role, side: Side, ...rows: readonly string[]): LexiconEntry[] =>
  entriesOf({ kind: 'role', role: of, side, strength: 0 }, ...rows);

const closing: readonly LexiconEntry[] = [
  ...role(
    'closing',
    'after',
    'የምናሽገው የምናሽግ እናሽጋ የምንዘጋው የምንዘጋበት ይዘጋ ተዘግቶ ዘግቶ ዘግተን ከተዘጋ እስኪዘጋ ሲታሸግ ከታሸገ እስኪታሸግ አሽገን ታሽጎ ይታሸጋ ተቆልፎ ይቆለፋ የሚቆለፍ ሲቆለፍ ክፍት_ሆኖ እንደተዘጋ ሲዘጋ በመዝጋት እንዘጋ የሚዘጋ ሊዘጋ ይዘጉ ተዘግተው ታሽገው ይታሸግ ይታሸጉ የሚታሸግ ሊታሸግ እንዲዘጋ እንዲዘጉ እንዲታሸግ ሚዘጋ ሚዘጉ ሚታሸግ ይቋጫ',
    'ክዕፀው ክዕፀዉ ይዕፆ ይዕፀ ይዕፁ ይዓፁ ተዓፅዩ ተዓፂዩ ተዓፅዮ ተዕፅዩ ክዕፆ ክዕፀ ምስተዓፀወ ይውዳእ ይዛዘም ይውዳእ_እዩ ይዕሸግ ይዕሸጉ ዝዕሸግ ክዕሸግ ተዓፀወ ተዓሽጉ ተዓሺጉ ዝዕፆ ዝዕፀ$ ዝዕፀው ዝዓፆ ዝዛዘም ዝውዳእ',
    'ni_cufam* saamsamee saamsame saamsamanii cufam* cufan* cufna cufnee cufnu cufuun cufuudhaan ni_saamsam* saamsamuun',
  ),
  ...role(
    'closing',
    'either',
    'kan_cufam*',
    'box_is_sealed box_will_be_sealed box_shall_be_sealed will_be_closed shall_be_closed is_closed are_closed',
  ),
  ...ends(
    'after',
    'ይጠናቀቃ ተጠናቆ ተጠናቅቆ ሲጠናቀቅ ከተጠናቀቀ እስኪጠናቀቅ ያበቃ ሲያበቃ አብቅቶ ካበቃ እስኪያበቃ ያልቃ አልቆ ሲያልቅ እስኪያልቅ የሚያልቅ ያከትማ አክትሞ ሲያከትም ተቋጭቶ የሚያበቃ የሚጠናቀቅ ያቆማ የምናቆም እናቆማ xumuram* dhumata',
  ),
  ...ends(
    'before',
    'ends end_date expires expiry runs_out run_out lapses elapses የሚያልቅበት የሚያልቀው የሚያበቃበት የሚያበቃው የሚጠናቀቅበት የሚጠናቀቀው የሚቆመው የሚቆምበት የሚያከትመው የሚያከትምበት',
  ),
  ...role(
    'closing',
    'before',
    'ተቀባይነት_የሚያገኘ የምንቀበለው የምንቀበልበት ጨረታው_የሚቆየ የሚዘጋበት የሚዘጋው የሚታሸግበት የሚታሸገው መቀበያ መረከቢያ የሚገባበት የሚገቡበት የሚቀርብበት የሚያስገቡበት የሚቀበልበት ገቢ_የሚሆኑት ገቢ_የሚሆነው ገቢ_የሚሆንበት ገቢ_የሚደረግበት መዝጊያ መዘጊያ ማሸጊያ ማስገቢያ ማስረከቢያ ማቅረቢያ መመለሻ የሚመለስበት የሚመለሰው መላኪያ የሚላክበት ማጠናቀቂያ የመጨረሻ_ቀን የመጨረሻው_ቀን የመጨረሻ_ጊዜ የመጨረሻ_ሰዓት ገደብ የሰነድ_ርክክብ ሰነድ_ርክክብ ሰነዶች_ርክክብ ማብቂያ ማለቂያ ማጠቃለያ የሚቋጭበት መድረሻ የሚደርስበት ማስገቢያው',
    'ምዕፃው ምዕፃዉ ዝዕፀወሉ ዝዓፀወሉ ዝዕሸገሉ መዕፀዊ መዕፆ መወዳእታ ናይ_መጨረሻ መጨረሻ_ዕለት መጨረሻ_መዓልቲ መጨረሻ_ግዜ መእተዊ መቕረቢ መረከቢ መምለሲ መዛዘሚ',
    'itti_cufam* cufiins* cufamiins* guyyaan_dhumaa guyyaan_xumuraa itti_galch* itti_galfam* itti_galan* itti_fudhan* itti_fudhat* itti_deebis* itti_deebi* itti_dhiyees* itti_dhiyaat* itti_xumuram* itti_saamsam* guyyaan_cufam* guyyaa_cufam* yeroon_cufam* yeroo_cufam*',
    'latest_hour latest_time last_day_and_hour last_day_and_time last_date_and_time last_date_and_hour last_day_to last_day_of_submission last_time_for last_time_to floating_period bidding_period the_last_day_for the_last_date_for the_last_day_of_submission',
    'guyyaan_dhuma itti_galu guyyaan_xumura guyyaan_xumurri xumurri_galii dhumni_galii galii_itti_godh* galii_itti_ta*',
    'date_for_both box_sealed be_sealed_on be_sealed_at closing* close closes closed deadline dead_line due_date last_date cut-off last_day_for cutoff latest_date',
  ),
  ...weak(
    'closing',
    'after',
    'የሚገባ_ሲሆን የሚገቡ_ሲሆን የሚገባ_ሆኖ ^ገብተው$ ^ገብቶ$ ^ይግቡ$ ^ይግባ$ ድረስ_መግባት ሰዓት_መግባት በፊት_መግባት አስገብታችሁ አቅርባችሁ አስረክባችሁ ልካችሁ መልሳችሁ አድርሳችሁ ሰነድ_ተሰብስቦ ሰነዶች_ተሰብስበው ዋጋ_ይሰበሰባ ሰነድ_ይሰበሰባ ድረስ_ይሰበሰባ ድረስ_ተሰብስቦ ገቢ_ሆኖ ገቢ_ሆነው ገቢ_ሲሆን ገቢ_ተደርገው ገቢ_አድርጎ ተቀባይነት_የላቸ ተቀባይነት_የለ ተቀባይነት_አይኖ አይስተናገድ አንቀበልም አይቀበልም አናስተናግድ ካስገቡ ካስገባ ካቀረቡ ካስረከቡ ካስረከበ ከላኩ ካደረሱ እስካስገቡ ሳያስገቡ ያልሰጠ ያልሰጡ ያላስገባ ያላስገቡ ያላቀረበ ያላቀረቡ የምንቀበል ተቀብለን ስንቀበል ይቀበል ይጨምሩ እንዲጨምሩ ጨምረው ጨምሮ_ያስ ይክተቱ ከተው_ያስ ጥለው ይጥላሉ እንዲጥሉ ሊጥሉ ያስቀምጡ አስቀምጠው እንዲያስቀምጡ ሊያስቀምጡ ታስረክቡ ታደርሱ ትመልሱ ትጨምሩ ታስቀምጡ ትጥሉ ይመልሳሉ ያደርሳሉ ይልካሉ ልከው ሊልኩ ሊመልሱ ሊያደርሱ ሊጨምሩ እንድትቀርቡ ይዘው_መቅረብ ይዘው_በመቅረብ ድረስ_ይገባሉ ድረስ_ይገባል ገቢ_አድርገ ገቢ_የሚደረግ ገቢ_ተደርጎ ገቢ_የሚያደርጉ መክተት ማስመዝገብ ድረስ_ገብቶ ድረስ_ገብተው ያስረክባ እንዲያስረክብ ሊያስረክብ ይረከባ ይላኩ ይላክ ያቅርቡ ያድርሱ ተቀባይነት_የሚኖ ተቀባይነት_ይኖራ ^አስገቡ$ ^አቅርቡ$ ^አስረክቡ$ ረክቡና ^ላኩ$ ይጨምራሉ መጨመር ማስገባት ያስገቡ ያስገባ ያቀርባ እንዲያስገቡ ሊያስገቡ ማስገበት ማስረከብ ያስረክቡ ማቅረብ በፊት_መቅረብ ድረስ_መቅረብ ያቀርቡ እንዲያቀርቡ ሊያቀርቡ እንድታቀርቡ እንድታስገቡ ገቢ_ማድረግ ገቢ_አድርጉ ገቢ_እንድታደርጉ አድርሱ ገቢ_እንዲያደርጉ ገቢ_ያደርጉ ገቢ_መደረግ ገቢ_መሆን ገቢ_ይደረጋ ገቢ_ይሆና ገቢ_ሊደረግ ገቢ_ሊሆን ገቢ_ካልሆ መጣል መላክ መወዳደር እንዲወዳደር ሊወዳደር ይወዳደር መመዝገብ ታስገቡ ታቀርቡ ሚያስገቡ ሚያቀርቡ እንዲልኩ ትልኩ እንዲያስረክቡ ማመልከት መመለስ ይመልሱ እንዲመልሱ መልሰው መጫረት ይጫረቱ ሊጫረቱ አስገብተ አቅርበ አስረክበ መቀበል እንቀበላ ይቀበላ ተቀባይነት_ይኖረ ገቢ_እንዲሆን ማድረስ እንዲያደርሱ ያደርሱ መድረስ ሊደርስ ይድረስ እንዲደርስ ድረስ_ተቀብሎ ይቀርባ ይዘው_እንዲቀርቡ ማስቀመጥ',
    'ዝእቶ ዝእቱ ዝኣቱ ክእቶ ይእቶ ይእቱ ሰነድ_ተአኪቡ ሰነዳት_ተአኪቦም ሰነድ_ይእከብ ተቐባልነት_የብ ኣይንቕበል ኣይቕበል ቅርቡ$ ቀምጡ$ ቐምጡ$ ብፅሑ ብጽሑ በፅሓና በጽሓና ክበፅሕ ክበጽሕ ቕርቡ$ ቐርቡ$ ቐርብ$ እትዉ$ እትው$ እቱ$ ኣቱ$ ኣትዉ$ ኣትው$ ልእኹ$ ረክቡ$ መልሱ$ ምምላስ ወዳደሩ$ ምእታው ምእታዉ ምቕራብ ምርካብ ምውድዳር ምልኣኽ',
    'naquu naquun naqan naqachuu buusuu buusan buusuun galch* galfam* galii_goch* galii_taas* ni_fudhatam* hin_fudhatam* hin_fudhannu galmees* dhiyeef* dhiyaat* dhiyees* dhihees* dhiheess* deebis* dorgomuu dorgomuun galan erguu erguun ergan ergaa ergitu fiduu fiduun fidan fidanii galuu galuun galee',
  ),
  ...weak(
    'closing',
    'before',
    'kan_galu kan_galfam* kan_galch* yeroon_galmee yeroo_galmee guyyaan_galmee',
    'የሚሰበሰበው የሚሰበሰብበት የሚሰበሰቡት የሚያስገቡት_እስከ የሚያቀርቡት_እስከ ማስገባት_የሚቻለው ማስገባት_የሚችሉት ማስገባት_የሚችለው ማቅረብ_የሚቻለው ማቅረብ_የሚችሉት ማስረከብ_የሚቻለው የምንረከበው የምንረከብበት',
    'turn_in turned_in awaited awaited_until response_due responses_due submission_due bid_due return return_it returning late_bids late_bid late_offers is_due are_due due_on due_by due_at bids_due quotations_due proposals_due offers_due tenders_due submit* submission* deliver delivered delivering deposited returned reach_us reach lodged lodge hand_in handed_in handed_over dropped drop put_in put_into placed_in inserted presented forwarded accepted dropping dropping_of in_our_hands in_our_hand arrive send sent emailed e-mailed mailed apply application applications expression expressions received_until received_by received_up_to received_not_later_than received_no_later_than received_on_or_before accepted_until',
  ),
  ...role(
    'closing',
    'after',
    'ተራዝሟል ተራዝሞአል ተራዝሞዋል የተራዘመ መራዘሙን መራዘሙ ተቀይሯል የተቀየረ ተለውጧል የተለወጠ ተዛውሯል የተዛወረ ተዘዋውሯል የተዘዋወረ ተሸጋግሯል የተሸጋገረ',
    'dheerat* dheereffam* dheeress* dabarfam*',
    'ተናዊሑ ተናውሐ ተናወሐ',
  ),
  ...putOff(
    'amended_from changed_from moved_from shifted_from revised_from extend* postponed_to changed_to amended_to moved_to rescheduled_to shifted_to revised_to is_now are_now will_now_be shall_now_be',
  ),
  ...vague('closing', 'after', 'ይፀንሕ ዝፀንሕ ይጸንሕ ይቆያ የሚቆይ ክፍት_ይሆና ክፍት_ነው አየር_ላይ_ይውላ አየር_ላይ_የሚውል'),
  ...vague('closing', 'before', 'on_or_before not_later_than no_later_than latest_by received'),
  ...vague('closing', 'either', 'ሳጥን', 'ሳንዱቕ ሳጹን', 'saanduqa saanduqni', 'box'),
];

const opening: readonly LexiconEntry[] = [
  ...role(
    'opening',
    'either',
    'kan_banam* kan_saaqam*',
    'will_be_opened shall_be_opened is_opened are_opened',
    'የመክፈት_ስነ የመክፈቻ_ስነ የአከፋፈት_ስነ የመክፈት_ስራ የመክፈቻ_ፕሮግራም',
  ),
  ...role(
    'opening',
    'after',
    'መክፈቻ_ይካሄዳ መክፈቻው_ይካሄዳ መክፈቻ_ይደረጋ መክፈቻ_ይከናወና ይከፈታ ይከፈት ሲከፈት ስንከፍት ይከፍታ ትከፍታ ተከፍቶ በመክፈት በሚከፈተው ለሚከፈተው እንደሚከፈት እንዲከፈት እንዲከፈቱ ሊከፈት እንከፍታ የሚከፈት የምንከፍት ሚከፈት ሚከፍት',
    'መኽፈቲ_ይካየድ መኽፈቲ_ይግበር ይኽፈት ይክፈት ዝኽፈት ዝክፈት ተኸፊቱ ተከፊቱ ክኽፈት ክክፈት ክንከፍት ንኸፍት',
    'ni_banam* banam* banan* banna bannu saaqam* ni_saaqam*',
  ),
  ...role(
    'opening',
    'before',
    'የሚከፈትበት የሚከፈተው የምንከፍተው የምንከፍትበት መክፈቻ መክፈቻው አከፋፈት',
    'ዝኽፈተሉ ዝክፈተሉ ዝኽፈትሉ መኽፈቲ ምኽፋት ምክፋት',
    'itti_banam* itti_saaqam* itti_banan* baniins* baninsi baninsa* banamiins* banamni banumsi guyyaan_banam* guyyaa_banam* yeroon_banam* yeroo_banam*',
    'opening* opened opens open_on open_at be_open unseal* bids_open tenders_open will_open shall_open open_them open_the_bids open_bids opens_the_bids open_all_bids open_the_tenders open_the_offers open_the_box unlocked',
  ),
];

const otherRoles: readonly LexiconEntry[] = [
  ...role(
    'sale',
    'after',
    'የሚሸጥ ሲሸጥ እየተሸጠ ተሽጦ_ካበቃ ገዝታችሁ ገዝታቹ ወስዳችሁ ወስዳቹ ከፍላችሁ በመክፈል መግዛት በመግዛት ሊገዙ ይግዙ ገዝተው ገዝቶ መውሰድ በመውሰድ ወስደው ማግኘት መግዣ ይሸጣል መሸጥ በመቅረብ ከፍለው ይወሰዳ ሊወሰድ መወሰድ ይገዛል ተሽጠው ተሽጦ',
    'ክሽየጥ ይሽየጥ ዝሽየጥ ክሽየጡ ምግዛእ ክገዝኡ ዝገዝኡ ገዚኦም ብምግዛእ ምውሳድ ክወስዱ ወሲዶም ብምውሳድ ብምኽፋል ከፊሎም ምኽፋል',
    'bitachuu bitachuun bituu bituun bitan bitatan fudhachuu fudhachuun fudhatan kaffal* gurgur* argachuu',
  ),
  ...role(
    'sale',
    'before',
    'መሸጫ የሚሸጥበት የሚሸጠው የሚሸጡት መሸጫው ሰነድ_ሽያጭ ሰነዱ_ሽያጭ',
    'መሸጢ ዝሽየጠሉ',
    'sanada_bituuf sanada_bitachuuf purchas* be_requested obtain* can_get may_get get_the collect* buy buying sold sale sales available issued picked_up download* upon_payment written_application upon_application upon_submission up_on_submission on_submission_of upon_presentation',
  ),
  ...role(
    'visit',
    'after',
    'ጉብኝት መጎብኘት መጐብኘት ጎብኝ መመልከት ማየት ማብራሪያ ቅድመ_ጨረታ ገለፃ',
    'ምርኣይ ምዕዛብ መብርሂ',
    'daaw* ilaaluu ilaaluun ilaalan ilaalu',
  ),
  ...role(
    'visit',
    'before',
    'site_visit visit* inspect* viewing be_seen be_viewed be_looked_at pre-bid prebid pre_bid conference meeting',
  ),
  // Questions, complaints and contracts are also handed in, but are no offers.
  ...role(
    'question',
    'before',
    'clarification* inquir* enquir* question* query queries complain* appeal*',
    'ቅሬታ ኮንትራቱ ማብራሪያ_ጥያቄ ጥያቄ_ማቅረቢያ ጥያቄዎች ማብራሪያ_የሚጠይቁ ማብራሪያ_ለመጠየቅ ማብራሪያ_የሚፈልጉ ማብራሪያ_የሚጠየቅበ ማብራሪያ_መጠየቂያ ማብራሪያ_የሚሰጥበ ጥያቄ_የሚቀርብበ ጥያቄ_የሚያቀርቡበ ጥያቄ_ያላቸው ጥያቄ_ካላቸው ጥያቄ_ካላችሁ',
    'መብርሂ_ዝደልዩ ሕቶ_ዘለዎም ጥርዓን ጥርዓት ቅሬታ_ዘለዎም',
    'ibsa_barbaadan gaaffii_qaban komii',
  ),
  ...role(
    'published',
    'after',
    'ከታወጀበት በታወጀበት ከተገለጸበት ከተለቀቀበት ከተነገረበት ካወጣበት ከወጣበት በወጣበት በወጣ ከወጣ_ጀምሮ ከተላለፈበት ከታተመበት በታተመበት ታትሞ_ከወጣ ታትሞ በታተመው የታተመ ከወጣ የወጣው የወጣ ከተለጠፈ መውጫ_ቀን ከወጣበት_ጊዜ ባወጣው ያወጣው በወጣው',
    'ዝወፅአሉ ዝወፅኣሉ ዝወፀአሉ ዝወፀትሉ ዝወፀሉ_ዕለት ምውፃእ_ምልክታ ምውፃእ_ጋዜጣ ምውፃእ_እዚ ካብ_ዝወፀሉ ዝወፀሉ ዝወፀ ካብ_ዝተሓተመሉ ዝተሓተመ ካብ_ዝወፅእ',
    "maxxanf* bahee ba'ee bahe ba'e baherraa ba'erraa",
  ),
  ...role(
    'published',
    'before',
    'published publishing publication advertised posted_on posted announced appear* issue_date issue_of issued_on release* floating floated floats date_of_notice date_of_issue date_of_this_newspaper date_of_this_notice date_of_this_eoi date_of_eoi date_of_this_invitation first_day_of_notice source',
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
  // Winners and buyers collect things and pay for them.
  ...role(
    'other',
    'after',
    'ውል_ገብተው ውል_ገብቶ ውል_መግባት ውል_ይገባ ውል_መፈራረም ውል_ይፈራረማ ውል_መፈጸም ውል_ይፈጽማ ውል_መዋዋል ማንሳት እንዲያነሱ ሊያነሱ አጠቃሎ_መክፈል አጠናቆ_መክፈል ከፍሎ_መረከብ',
  ),
  ...role(
    'other',
    'before',
    'report_is_due reports_are_due report_due report_is_to_be report_will_be የሚጀምረው የሚጀመረው የሚጀምርበት የሚጀመርበት bid_starts bid_start_date start_date floating_starts',
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

/** Words for the role of a day: closing, opening, sale of documents and others. */
export const roleWords: readonly LexiconEntry[] = [...closing, ...opening, ...otherRoles];
