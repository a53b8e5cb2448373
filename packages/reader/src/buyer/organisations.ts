import { phrases } from '../matching/index.ts';

/** No name of an organisation is longer. */
export const mostLetters = 170;

/** Last words of Amharic names. In Tigrinya and Oromo they come first. */
export const strongEnds = phrases(
  `ጽ/ቤት, ጽሕፈት ቤት, ጽህፈት ቤት, ጽሕፈትቤት, ፅ/ቤት, ፅሕፈት ቤት, መ/ቤት, መሥሪያ ቤት, መስሪያ ቤት, ቢሮ, ሚኒስቴር, ሚኒስትር, ሚ/ር, ባንክ, ዩኒቨርሲቲ, ዩኒቨርስቲ, ኮሌጅ, ሆስፒታል, ድርጅት, ኮርፖሬሽን, ኤጀንሲ, ባለሥልጣን, ባለስልጣን, ኮሚሽን, መምሪያ, ት/ቤት, ትምህርት ቤት, ማኅበር, ማህበር, ኩባንያ, አ.ማ, አክሲዮን ማህበር, አክሲዮን ማኅበር, ኃ/የተ/የግ/ማ, ኃ/የተ/የግ/ማህበር, ኃ.የተ.የግ.ማ, ሃ/የተ/የግ/ማህበር, ኢንስቲትዩት, ኢንስቲትዩሽን, ማዕከል, ፕሮጀክት, ፋብሪካ, ፍርድ ቤት, ፍ/ቤት, ምክር ቤት, ም/ቤት, ዩኒየን, ግሩፕ, ኢንተርፕራይዝ, ጤና ጣቢያ, ጤ/ጣቢያ, ፖሊስ, ቤተ ክርስቲያን, ሙዚየም, አካዳሚ, ፌዴሬሽን, ፋውንዴሽን, ሲስተም, ኃላ/የተ/የግ/ማ, አገልግሎት ድርጅት, ዳይሬክቶሬት, ማረሚያ ቤት, ማዘጋጃ ቤት, ማዘጋጃቤት, ማ/ቤት, ኢንዱስትሪ ፓርክ, ሆቴል, ቅርንጫፍ, ዲስትሪክት, ሪጅን, ኢንሹራንስ, ፈንድ, ዕዝ, ካምፓስ, ኮሙኒኬሽን, ኤምባሲ, ሰበካ ጉባኤ, ጉባኤ, ንብረት ማስወገድ አገልግሎት, ግዥና ንብረት ማስወገድ አገልግሎት, ግዢና ንብረት ማስወገድ አገልግሎት, ዋና መምሪያ, ማሰልጠኛ, ላቦራቶሪ, መንገዶች አስተዳደር, ቴሌኮም, አየር መንገድ, ኅብረት ሥራ ማኅበር, መረብ, ተራድኦ, ተራድዖ, ህብረት, ኅብረት, ኢትዮጵያ, ኢትዮጲያ, ሥራ ተቋራጭ, ስራ ተቋራጭ, ኮንስትራክሽን, ትሬዲንግ, ኢንዱስትሪ, ምርት ገበያ, ሪል እስቴት, ሪል ስቴት, ሪልስቴት, ክሊኒክ, ሚዲያ, ሪዞርት, ሎጅ, ፋርማሲ, ማይክሮ ፋይናንስ, ማይክሮፋይናንስ, ፕላንቴሽን, ኢንጂነሪንግ`,
);
/** The offices among them. After a town or ministry they always belong to the name. */
export const officeEnds = phrases(
  `ጽ/ቤት, ጽሕፈት ቤት, ጽህፈት ቤት, ጽሕፈትቤት, ፅ/ቤት, ፅሕፈት ቤት, መ/ቤት, መሥሪያ ቤት, መስሪያ ቤት, ቢሮ, ሚኒስቴር, መምሪያ, ባለሥልጣን, ባለስልጣን, ኤጀንሲ, ኮሚሽን, ዩኒቨርሲቲ, ኮሌጅ, ፍርድ ቤት, ፍ/ቤት, ምክር ቤት, ም/ቤት, ፖሊስ, ማዘጋጃ ቤት, ዳይሬክቶሬት, ቅርንጫፍ, ዲስትሪክት, ሪጅን, ካምፓስ, አ.ማ, ኃ/የተ/የግ/ማ, ኃ/የተ/የግ/ማህበር, ማረሚያ ቤት, ማኅበር, ማህበር, ዩኒየን, ኢንተርፕራይዝ, ኮርፖሬሽን, ኢንስቲትዩት, ሰበካ ጉባኤ, አክሲዮን ማህበር, አክሲዮን ማኅበር`,
);
export const weakEnds = phrases(
  `አስተዳደር, አገልግሎት, ጣቢያ, ልማት, ዞን, ወረዳ, ክፍለ ከተማ, ክ/ከተማ, ክልል, መንግሥት, መንግስት, ከተማ, ኃይል, ሎጂስቲክስ, ቀበሌ, ዘርፍ, ተቋም, ተቋማት`,
);

/** Words that belong to the object, as in "የጤና ጣቢያ ግንባታ", so the words before them are no name. */
export const objectNouns = phrases(
  `ግንባታ*, ጥገና*, ዕቃ*, እቃ*, ሥራ, ሥራዎች, ሥራን, ስራ, ስራን, ስራዎች, ግዥ, ግዢ, ግዥን, ግዢን, ኪራይ, ሰራተኞች, ሠራተኞች, ፈርኒቸር, አገልግሎት የሚሰጥ, የሚሆን, የሚውል, አገልግሎቶች, አጥር, ሕንፃ*, መገልገያ*, ተሽከርካሪ*, መኪና*, ንብረት*, ቁሳቁስ*, ማሽን*`,
);

/** Words that end an Amharic or Tigrinya name. */
export const nameStops =
  phrases(`ድረስ, እስከ, በታሸገ, በግልጽ, በግልጽ ጨረታ, በጨረታ, በሐራጅ, በበጀት, በበጀት ዓመቱ, አወዳድሮ, ከዚህ, ከዚህ በታች, ከታች, ያገለገሉ, ያገለገለ, የሚያስፈልጉ, የሚያስፈልገውን, የሚያስፈልጉትን, የተለያዩ, የተለያየ, በሥሩ, በስሩ, አገልግሎት የማይሰጡ, አገልግሎት የማይሰጥ, አገልግሎት የሰጡ, አገልግሎት ላይ, ካፒታል, መደበኛ, ቀደም ሲል, ቀደም ብሎ, ባወጣው, ባለው, በተመደበ, በያዘው, በተያዘ, በኢትዮጵያ አቆጣጠር, አሸናፊ, ሕጋዊ, ለሚያሠራው, ለሚያሰራው, የሚያሠራውን, በ20*, ለ20*, ያወጣው, ያሠራቸውን, ብቁ, በዘርፉ, በመደበው, በመደበኛ, በሀገር, ከመንግስት, ከተለያዩ, ከመደበኛ, ከህጋዊ, ከሕጋዊ, በዚህ, የሚገኙ, የሚገኘውን, ያለውን, ያሉትን, ለሰጠው, ለሰጠው ብድር, በባንኩ, አቅራቢዎችን, አንድ, ሁለት, በመንግስት በጀት, ለመንግስት,
  ንሓደ ዓመት, ብመትሓዚ, ብቁፅሪ, ብቁጽሪ, ብኣዋጅ, ነዚ, ንዘይ*, ን20*, ንበጀት, ናይ 20*, ዝተፈላለዩ, ዝተፈላለየ, ብግልጺ, ብግልጽ, ብጨረታ, ብሓራጅ, ኣብ, ካብ, ንዝርከቡ, ዘገልግል, ዘገልግሉ, ዘድልዩ, ዝውዕል, ክገዝእ, ክሸይጥ, ከስርሕ, ብዝሓዞ, ኣወዳዲሩ, ዘገልገሉ, ዘገልገለ, ዝነበረ, ኣቐዲሙ, ብሕጊ, ብመሰረት, ብምኽንያት, ዝወረሶም, ዝወረሶ, ንሰራሕተኛታት, ነዞም, ነቲ, ትሕጃ`);

/** Objects that follow the buyer directly in Tigrinya notices. */
export const tigrinyaObjects = phrases(
  `ኣቕሑ*, ኣቑሑ*, ናውቲ*, ማሽን*, ማሽናት*, መሳርሒ*, መሳርሕታት*, ኮምፒተር*, ኮምፒዩተር*, ኮምፒዩተራት*, ፈርኒቸር, መድሓኒት*, ኣምቡላንስ*, ኣምቡላንሳት*, ጎማ*, ሳሙና*, ዩኒፎርም*, ክዳውንቲ*, ክዳውንትን, ህንፀት*, ህንጸት*, ፅገና*, ጽገና*, ፓምፓ*, ባትሪ*, ዕንፀይቲ*, ሓፂን*, ብረታ*, ቱቦ*, ክፍልታት*, ስራሕ ፅገና, ስራሕ ጽገና, ስራሕ ህንፀት, ስራሕቲ ጎደና, ስራሕቲ መንገዲ, ስራሕቲ ህንፀት, ነዳዲ*, ዘርኢ, ዝተመሓየሸ*, ኣገልግሎት ደገ, ኣገልግሎት ክራይ, ኣገልግሎት ፅሬት, ኣገልግሎት ሓለዋ, ኣገልግሎት ሕትመት`,
);

export const amharicVerbs = phrases(
  `ይፈልጋል, ይፈልጋሉ, ስለሚፈልግ, ስለፈለገ, ስለሚፈልጉ, መግዛት, ለመግዛት, ማሠራት, ማሰራት, መሸጥ, ለመሸጥ, ይሸጣል, ይጋብዛል, ያስታውቃል, ያሳውቃል, ይገልጻል`,
);

/** First words of names in Oromo and Tigrinya. */
export const firstWords =
  phrases(`mana maree*, manni maree*, mana qopheessaa*, manni qopheessaa*, mana kitaabaa, mana yaalaa, inistiitiyuutii*, dhaabbata, bulchiinsi, waajjir*, tajaajil*, biiroo*, yunivarsiitii*, yuunivarsiitii*, yuunivarsitii*, dhaabbat*, dhaabbanni, baankii*, baankiin, hospitaal*, bulchiins*, mana murtii, manni murtii, kolleejji*, kolleejjii*, ejensii*, abbaa taayitaa*, abbaan taayitaa*, abbaa alangaa*, abbaan alangaa*, waldaa*, waldaan, korporeeshinii*, inistitiyuutii*, koomishinii*, komishinii*, ministeera*, mana barumsaa*, manni barumsaa*, manni barnootaa, warshaa*, interpiraayizii*, piroojektii*, giddugala*, yuuniye*, buufata fayyaa*, buufanni fayyaa, dhaabbilee, pooliisii, godina*, aanaa*, poolisiin, koreen, manni sirreessaa*,
  ማዘጋጃ ቤት, ቤት ምኽሪ, ማእከል, ኮለጅ, ቤት ጽሕፈት, ቤት ጽሕፈትና, ቤ/ጽሕፈት, ቤት ፅሕፈት, ቤ/ፅ, ቢሮ, ዩኒቨርሲቲ, ዩኒቨርስቲ, ሆስፒታል, ሪፈራል ሆስፒታል, ኮሌጅ, ባንኪ, ባንክ, ትካል, ኣገልግሎት, ምምሕዳር, ኮሚሽን, ኤጀንሲ, ማሕበር, መምርሒ, ሚኒስትሪ, ቤት ትምህርቲ, ቤት ፍርዲ, ጣብያ ጥዕና, ኮርፖሬሽን, በዓል መዚ, ፋብሪካ, ኢንስቲትዩት, ቤት ማእሰርቲ, ባለስልጣን, በዓል ስልጣን, ኢንጂነሪንግ, ኢንዱስትሪ, ኮንስትራክሽን, ትሬዲንግ, ዋና, ክፍለ ከተማ, ወረዳ, መንበር, ክልል ትግራይ, ብሄራዊ ክልላዊ, ፕሮጀክት, ኢንተርፕራይዝ, ሆቴል, ኢንሹራንስ, ፋውንዴሽን, ግሩፕ, ኩባንያ, ሰበካ ጉባኤ, ገዳም, ዩኒየን, ሃገረ ስብከት, ኣህጉረ ስብከት, ሀገረ ስብከት, ቤተ ክርስትያን`);

/** Words in English names of organisations. */
export const englishWords =
  /\b(?:bank|ministry|university|college|hospital|enterprise|corporation|corps|agency|authority|commission|bureau|office|organi[sz]ation|company|plc|s\.?c\.?|share company|association|institute|centre|center|project|factory|court|council|union|group|industry|industries|insurance|service|services|school|society|administration|development|church|foundation|fund|embassy|mission|international|ethiopia|trust|alliance|network|programme|program|department|federation|museum|academy|park|airlines|telecom|logistics|shipping|utility|power|secretariat|committee|consortium|cooperative|children|vision|city|town|zone|woreda|sub-?city|undp|unicef|unhcr|wfp|who|fao|iom|unops|ilri|giz|usaid|world|aid|relief|care|works|holding|trading|plant|mills?|textile|sugar|cement|branch|region|regional|state|government|board|ltd)\b/i;

/** "To get such a service, the bank …": the aim may come before the name. */
export const aimVerbs = phrases(
  `ንምርካብ, ንምግዛእ, ንምዕዳግ, ንምስራሕ, ንምሻጥ, ከም ዝሽየጡ, ከምዝሽየጡ, ንክወዳደሩ, ክወዳደሩ, የአፈጻጸም ክስ, አፈጻጸም ክስ, አፈፃፀም ክስ, አፈጻጸም ክስ ጉዳይ, ክስ ጉዳይ, ክርክር, እንዲወዳደሩ, እንደሚሸጡ, እንደሚሸጥ, እንደሚከራይ, እንደሚከራዩ, ለማግኘት, ለመግዛት, ለመሸጥ, ለማሠራት, ለማሰራት, ለማከራየት, ለመከራየት, ለማስገንባት, ለማስጠገን, ለማሳተም`,
);

/** የሚያማክር ድርጅት: a firm described by its work is wanted by the buyer. */
export const whoIsWanted = /\sየሚ[ሀ-ፚ]{2,}\s+$/;
