import { phrases } from '../matching/index.ts';
import { foldLetters } from '../notice-text/index.ts';

const setOf = (words: string): ReadonlySet<string> => new Set(foldLetters(words).split(/\s+/).filter(Boolean));

/** Words of headings that say that there is a tender, but not for what. */
export const headingNoise = setOf(`
  ግልጽ ግልፅ የግልጽ ጨረታ የጨረታ ማስታወቂያ ማስታዎቂያ ማሥታወቂያ ቁጥር ቁ በድጋሚ በድጋሜ የወጣ የወጡ ሀገር አገር አቀፍ ብሔራዊ ብሄራዊ ዓለም ዓለምአቀፍ የሀገር ውስጥ ጥሪ ለሁለተኛ ለሶስተኛ ለ2ኛ ለ3ኛ ጊዜ ግዜ ማራዘሚያ የማራዘሚያ የማስተካከያ ማስተካከያ ስረዛ የስረዛ መሰረዝ መሰረዣ ድጋሚ ዳግም መለያ የጨረታው እርማት ማብራሪያ ዙር የግዥ የግዢ የሐራጅ ሐራጅ ቀን ዓ.ም ዓ.ም. ዓ/ም ዓም ለመጀመሪያ 1ኛ 2ኛ 3ኛ ውጤት አሸናፊ የማሳወቂያ ማሳወቂያ መግለጫ በ ለ የ እና ና በግልጽ የተራዘመ የተሰረዘ ጋዜጣ የሥራ ተቋራጮች የአቅራቢዎች
  terms reference qualified eligible interested dear suppliers january february march april may june july august september october november december invitation to bid bids bidders for of the a an tender tenders notice announcement itb ifb rfq rfp rfps eoi reoi ncb icb no no. number ref ref. reference national international open competitive bidding local re re-advertised readvertised re-advertisement readvertisement reinvitation re-invitation reinvited re-invited re-tender retender second third time 2nd 3rd call request proposal proposals quotation quotations expression expressions interest extension cancellation cancelled corrigendum addendum amendment clarification award contract public auction sealed procurement_ref date advert advertisement advertised on deadline invited lot round bid_no rebid re-bid rebidding first erratum extended result results postponement re-advertised published closes opens closing opening posted publication am pm from until
  beeksisa caalbaasii ifaa ifa lakk lakk. lakkoofsa irra deebiin ba'e kan marsaa deebii biyyoolessaa waamicha yeroo haqamuu haquu dheerina dheeressa dheerinaa guyyaa sirreeffama sirreessa bu'aa kontiraaktarootaa deebi'ee deebiidhaan
  ናይ ግልጺ ግልፂ ምልክታ ጨረታ ቁጽሪ ቁፅሪ ብድጋሚ ዝወጸ ዝወፀ ንካልኣይ ግዜ ጻውዒት ፃውዒት ሃገራዊ ምንዋሕ ምስራዝ ምትዕርራይ ብግልጺ ብግልፂ ዝተናውሐ መስተኻኸሊ ስረዛ ውፅኢት ውጽኢት ዝተሰረዘ ዕዉት`);

/** Words that make a line the name of an object to be bought, built, sold or let. */
export const purposeNouns =
  phrases(`ግዥ, ግዢ, ሽያጭ, ኪራይ, ግንባታ, ጥገና, አቅርቦት, ኅትመት, ህትመት, አገልግሎት, ዕቃ*, እቃ*, ሥራ, ስራ, ሥራዎች, ስራዎች, ሊዝ, ጥናት, ዲዛይን, ተከላ, ዝርጋታ, እድሳት, ቁፋሮ, ማማከር, ሥልጠና, ስልጠና, ተሽከርካሪ*, መሣሪያ*, መኪና*, ማሽን*, ኦዲት, ማጓጓዝ, ቁርጥራጭ,
  procurement, purchase, supply, construction, maintenance, rental, rent, sale, lease, printing, installation, renovation, rehabilitation, consultancy, consulting, consultant, design, upgrading, drilling, audit, service, services, provision, equipment, development, training, vehicles, vehicle, materials, works, supervision, furniture, delivery, transport*, insurance, evaluation, study, hiring, outsourcing, catering, cleaning, repair, spare parts, survey, assessment, disposal, scrap, hire,
  bittaa, gurgurtaa, ijaarsa*, suphaa, kiraa, dhiyeessii, tajaajila*, meeshaa*, hojii, hojiiwwan, maxxansa*, qorannoo, konkolaataa*, liizii, lafa,
  ዕድጊ, መግዝኢ, መሸጣ, ክራይ, ህንፀት, ህንጸት, ጽገና, ፅገና, ቀረብ, ሕትመት, ኣቑሑ, ናውቲ, ስራሕ, ስራሕቲ, ኣገልግሎት, መጽናዕቲ, መፅናዕቲ, ሊዝ, መሳርሒ*, መኪና, ተሽከርካሪ, ተሽከርከርቲ`);

/** Kinds of tenders. A heading of these alone names no object. */
export const tooGeneral = setOf(`
  የማማከር ማማከር ፍላጎት የፍላጎት አማካሪ የአማካሪ ድርጅት ቅጥር የኮንስትራክሽን ኮንስትራክሽን ሥራ ሥራዎች የሥራ ዕቃ የዕቃ ዕቃዎች የዕቃዎች አገልግሎት የአገልግሎት ግዥ ግዢ ሽያጭ የሽያጭ ኪራይ የኪራይ ግንባታ የግንባታ የተለያዩ ንብረት የንብረት
  goods works services service procurement purchase sale consultancy consulting construction supply of firms selection individual
  bittaa gurgurtaa qabeenyaa wabii wabiif meeshaalee hojii tajaajila ijaarsa ijaarsaa hojiiwwan ዕድጊ ኣቑሑ ስራሕ ኣገልግሎት መሸጣ`);

/** Words after the object, which begin the manner of the purchase. */
export const afterObject = setOf(`
  በአዋጅ በደንብ በመመሪያ መሰረት ሐራጅ በድጋሚ ድጋሚ ከጠዋቱ ከቀኑ ከረፋዱ መስከረም ጥቅምት ኅዳር ታኅሣሥ ጥር የካቲት መጋቢት ሚያዝያ ግንቦት ሰኔ ሐምሌ ነሐሴ በመስከረም በጥቅምት በኅዳር በታኅሣሥ በጥር በየካቲት በመጋቢት በሚያዝያ በግንቦት በሰኔ በሐምሌ በነሐሴ የሚሠሩ የሚሰሩ የሚያከናውኑ የሚያመርቱ የሚያስገቡ የሚጠግኑ በዓመት በመነሻ መነሻ በአውት ከደረጃ የወጣ የሚሰጡ በአነስተኛ በጥቃቅን ተቋራጮች በተቋራጮች በማኅበራት በኢንተርፕራይዞች
  በግልጽ በጨረታ በሐራጅ አወዳድሮ አወዳድሮና በብሔራዊ በሀገር በአገር ሕጋዊ ህጋዊ ብቁ ብቃት ከሕጋዊ ልምድ ፍላጎት በዘርፉ በማወዳደር ባሉበት ባለበት በመደበኛ በውስን በጋዜጣ ተጫራቾችን አቅራቢዎችን ተወዳዳሪዎችን ከአቅራቢዎች ከተጫራቾች ድርጅቶችን በሥራ በሎት በዓለም የሚያቀርቡ የሚችሉ የሚሰጥ የሚያቀርብ ከሚችሉ በጥቅል በዋጋ ደረጃቸው ደረጃ በደረጃ ብቃት በሊዝ ከሚሰጡ ከሚሰጡት የሚሰጡ ሰጪዎችን ተጫራቾች ነጋዴዎችን ከነጋዴዎች በፕሮፎርማ በዘርፍ ጨረታ
  ዕለት ብዕለት ሕዳር ታሕሳስ ጥሪ ለካቲት ሓምለ ነሓሰ ብግልጺ ብግልጽ ብጨረታ ብሓራጅ ኣወዳዲሩ ሕጋዊ ብቑዓት ብቕዓት ሕጋውያን ብሃገራዊ ዝህቡ ዝህባ ዝህብ ዘቕርቡ ዘቕርባ ዘቕርብ ዝሰርሕ ዝፅግን ልምዲ ድልየት ኣቕረብቲ ተጫረትቲ ካብ ብውድድር ብዝሓዞ
  gaafa guyyaa sadaasa muddee amajjii guraandhala bitootessa eebla caamsaa waxabajjii adoolessa hagayya fulbaana onkoloolessa harraajiin harraajiidhaan caalbaasii caalbaasiin caalbaasiidhaan dorgommii dorgommiin ifaa ifaan ifaatiin dorgomsiisee waldorgomsiisee wal seera seeraqabeessa dhiyeessitoota dhaabbilee sektaroota sektaroonni dorgomtoota kontiraaktaroota daldaltoota kanneen haala ogeessota ogeessotarraa ifatti`);

/** Words before the object: "for the year 2017 to be used by the office …". */
export const beforeObject = setOf(`
  ብዛታቸው ማስታወቂያ እትም የወጣው የወጣውን ያወጣውን ዙር ማለትም ባወጣው ያወጣው ያወጣነው አውጥቶት አውጥቶ የነበረው የነበረ የነበሩ የነበረውን የነበሩትን የቆዩ የቆዩትን ለወጣው ለወጣ ለሚያሠራው ለሚያሰራው የሚያሠራው የሚያሰራው የሚገነባ ኃላ/የተ አቅራቢዎች ከአቅራቢዎች ስለ
  ዘውፀኦ ዘውፅኦ baase ba'e baasee irraa
  ድርጅቱ ድርጅታችን ባንኩ ባንካችን ማኅበሩ ማኅበራችን ፋብሪካው ዩኒቨርሲቲው ኮሌጁ ሆስፒታሉ ትምህርት_ቤቱ ጽ/ቤቱ ጽ/ቤታችን መ/ቤቱ መ/ቤታችን ቢሮው ቢሮአችን ኩባንያው ኩባንያችን ኢንተርፕራይዙ ኤጀንሲው ማዕከሉ ተቋሙ ዩኒየኑ መምሪያው ዕዙ እቲ የተነሳ ክርክር የሆነው የሆነውን የያዛቸውን የያዘውን የያዛቸው ዓመት አመት ዘመን ዓ.ም ዓ.ም. ዓመቱ የሚውል የሚውሉ የሚውለውን የሚውሉትን የሚሆን የሚሆኑ የሚያገለግል የሚያገለግሉ በጀት የሚያስፈልጉ የሚያስፈልጉትን የሚያስፈልገውን የሚያስፈልግ የሚያስፈልጋቸውን የተለያዩ የተለያየ የሚገኙ የሚገኙትን የሚገኘውን የተገለጹትን የተገለፁትን የተዘረዘሩትን የተመለከቱትን የሚከናወነውን የሚከናወኑ የሚከናወን የሚሠራ የሚሰራ የሚያከናውነው የሚከተሉትን ክፍሎቹ ተቋማቱ ቅርንጫፎቹ
  ዝሓዞ ዝሓዞም ዝሓዘቶ ዝሓዞን ዝፀንሕ ዝፀንሑ ዝዕደል ዝዕደሉ ዘድሊ ዘድልዮም ዝውዕል ዝውዕሉ ዘገልግል ዘገልግሉ ዝተፈላለዩ ዝተፈላለየ ዘድልዩ ዘድልየና ዓመት በጀት ንዝርከቡ ዝርከባ ዝርከብ ዝርከቡ ዝኾኑ ዝኸውን
  ta'een baajataa tajaajilu oolu oolan oolanif barbaachisan gosa keessatti keessaa isaatiif ramadameef`);

/** "Delivery of sealed bids", "evaluation of proposals": what bidders hand in is no object. Part of a pattern. */
export const ofProcedure =
  '(?:the\\s+)?(?:(?:[\\w-]+\\s+){0,3}(?:bid(?:ding)?|tender|offer|proposal)|(?:bank|performance)\\s+(?:security|bond|guarantee)|document|quotation|envelope|sample)s?\\b';

const kindAtEnd =
  /\b(?:organi[sz]ation|association|authority|agency|department|directorate|bureau|ministry|foundation|corporation|enterprise|company|commission|institute|federation)(?:\s*\([^)]*\))?$/i;
/** "Selection of a travel agency", "visits to an enterprise": what is done with an organisation that is not named. */
const withSome = /\b(?:selection|engagement|shortlisting|appointment) of\b|\b(?:of|to) an?\b/i;
const inNames = /\bdevelopment\b/g;

/** "Rural Development Extension Department": the word "development" belongs to names too. */
export const isNameOnly = (said: string): boolean =>
  kindAtEnd.test(said) && !withSome.test(said) && purposeNouns(foldLetters(said).replaceAll(inNames, '')).length === 0;
