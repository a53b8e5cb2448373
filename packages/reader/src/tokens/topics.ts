import { entriesOf, type LexiconEntry } from './lexicon.ts';
import type { Topic } from './token.ts';

const wordsOf = (topic: Topic, isWeak: boolean, ...rows: readonly string[]): LexiconEntry[] =>
  entriesOf({ kind: 'topic', topic, isWeak }, ...rows);

/** Purposes of amounts. Only the bond and the price are read. The others must not be mistaken for them. */
export const topics: readonly LexiconEntry[] = [
  ...wordsOf(
    'bond',
    false,
    'የጨረታ_ማስከበ ጨረታ_ማስከበ ማስከበ ማስከብ ማስከሪያ ማሰከበ የጨረታ_ዋስትና ጨረታ_ዋስትና የጨረታ_ማስያዣ ጨረታ_ማስያዣ ጨረታው_ዋስትና ጨረታው_ማስያዣ ማስያዣ ቢድ_ቦንድ ቢድቦንድ ቢድ_ሴኩሪቲ',
    'ዋሕስ_ጨረታ ጨረታ_ዋሕስ መኽበሪ_ጨረታ ጨረታ_መኽበሪ መትሓዚ_ጨረታ ጨረታ_መትሓዚ መተሓዚ_ጨረታ ውሕስነት_ጨረታ ጨረታ_ውሕስነት ዋሕስነት_ጨረታ ጨረታ_ዋሕስነት ውሕስና_መከበሪ ውሕስነት_መኽበሪ ውሕስና መከበሪ መትሓዚ መኽበሪ',
    'kabachiisa_caalbaasii kabachiisaa_caalbaasii kabachiistuu_caalbaasii kabachiis* kabachis* kabajiis* wabii_caalbaasii wabiin_caalbaasii mirkaneessa_caalbaasii qabsiisa_caalbaasii',
    'bid_bond bid_bonds bid_security bid_securities bid_guarantee tender_security tender_bond tender_guarantee bid_securing earnest_money proposal_security',
  ),
  ...wordsOf(
    'bond',
    true,
    'ሲፒኦ ስፒኦ ሲፒዮ ሲ.ፒ.ኦ ሲ/ፒ/ኦ ዋስትና ማስያዝ አስይዞ አስይዘው የሚያስይዙ ያስይዛ እንዲያስይዙ ሊያስይዙ',
    'ምትሓዝ ከትሕዙ የትሕዙ ዋሕስ ውሕስነት',
    'cpo* c.p.o c.p.o. qabsiis* wabii wabiin',
    'bond security guarantee letter_of_credit letters_of_credit',
  ),
  ...wordsOf(
    'performance',
    false,
    'የውል_ማስከበ ውል_ማስከበ የውል_ማስከብ የውል_ማስከሪያ ለውል_ማስከበ የመልካም_ሥራ የመልካም_ስራ መልካም_አፈፃፀም የሥራ_አፈፃፀም የስራ_አፈፃፀም የአፈፃፀም_ዋስትና የቅድሚያ_ክፍያ ቅድሚያ_ክፍያ የቅድመ_ክፍያ ቅድመ_ክፍያ',
    'ውሕስነት_ውዕል ውሕስነት_ኣፈፃፅማ ውሕስነት_ኣፈጻጽማ ውሕስነት_ስራሕ መኽበሪ_ውዕል ውዕል_መኽበሪ ውዕሊ_መትሓዚ መትሓዚ_ውዕሊ ውዕሊ_መኽበሪ መኽበሪ_ውዕሊ ቅድመ_ክፍሊት ቅድሚት_ክፍሊት',
    'kabachiisa_waliigaltee kabachiisa_hojii kabachiisaa_hojii raawwii_hojii raawwii_waliigaltee wabii_raawwii kabachiisni_waliigaltee kabachiisni_hojii kabachiis_waliigaltee kaffaltii_duraa',
    'performance performance_bond performance_security performance_guarantee advance advance_payment retention',
  ),
  ...wordsOf(
    'price',
    false,
    'የማይመለስ የማይመለሥ የማይመለስ_ክፍያ የሰነድ_ዋጋ የሰነዱ_ዋጋ ሰነዱ_ዋጋ የሰነድ_መግዣ',
    'ዘይምለስ ናይ_ሰነድ_ዋጋ',
    "hin_deebi* kan_hin_deebi* deebi'uu_hin_qabne hin_deebifam* kan_hin_deebifam* deebi'uu_hin_dandeen* deebi'uu_kan_hin_qabn* alatti_hin_deebi* gatii_sanada gatii_galmee",
    'non-refundable nonrefundable non_refundable not_refundable unrefundable document_fee document_price document_cost doc_price doc_fee price_of_document price_of_documents price_of_bid_document* price_of_bid_doc price_of_tender_document* price_of_bidding_document* price_of_the_document* cost_of_document price_of_the_tender price_of_the_bid dossier dossiers',
  ),
  ...wordsOf(
    'price',
    true,
    'ቫትን_ጨምሮ ቫት_ጨምሮ ተእታን_ጨምሮ ተእታ_ጨምሮ ተ.እ.ታን_ጨምሮ ተ.እ.ታ_ጨምሮ ቫትን_ያካተተ ከነቫቱ ሰነድ ሰነዱ ሰነዶች ዶክመንት ዶክሜንት ዶክሜንቱን',
    'sanad* galmee galmeen',
    'document documents doc docs rfp vat_included including_vat inclusive_of_vat bid_form bid_forms tender_form tender_forms tender_papers bid_papers fee fees',
  ),
  ...wordsOf(
    'threshold',
    false,
    'በላይ ተጨማሪ_እሴት ቫት ተእታ ዊዝሆልዲንግ ቅድመ_ግብር',
    'ልዕሊ',
    'ol_ta* taaksii_dabalata vaatii',
    'vat value_added above exceed exceeding exceeds greater more_than over withholding turnover_tax',
  ),
  ...wordsOf(
    'value',
    false,
    'ካፒታል መነሻ_ዋጋ የመነሻ መነሻ ዓመታዊ_ገቢ ቅጣት ቴምብር የምህንድስና_ግምት የሊዝ_ዋጋ ደመወዝ የስራ_ዋጋ የሥራ_ዋጋ የፕሮጀክቱ_ዋጋ ጠቅላላ_ዋጋ',
    'መበገሲ_ዋጋ ካፒታል መቕፃዕቲ',
    "gatii_ka'umsaa gatii_jalqabaa kaappitaala adabbii",
    'capital turnover starting_price initial_price floor_price reserve_price estimated estimate penalty salary contract_price contract_amount financial_capacity financial_capabilit* financial_standing financial_resources financial_strength financial_turnover cash_flow credit line_of_credit liquid liquidity budget awarded',
  ),
  ...wordsOf(
    'free',
    false,
    'በነፃ በነጻ ያለክፍያ ያለ_ክፍያ ያለምንም_ክፍያ ያለ_ምንም_ክፍያ',
    'ብነፃ ብዘይ_ክፍሊት',
    'bilisaan kaffaltii_malee',
    'free_of_charge free_of_cost without_charge no_cost free_of_any',
  ),
];
