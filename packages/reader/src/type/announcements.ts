import { phrases } from '../matching/index.ts';
import { foldLetters } from '../notice-text/index.ts';
import type { NoticeType } from '../reading/reading.ts';

/** Counts only as a heading of one or two words, because an air conditioner is የአየር ማስተካከያ. */
const alone = (words: string): ReadonlySet<string> => new Set(foldLetters(words).split(' '));

export interface Announcement {
  alone?: ReadonlySet<string>;
  type: NoticeType;
  /** Phrases that count in headings and the first sentences. */
  heading: ReturnType<typeof phrases>;
  /** Phrases that count anywhere, because they clearly describe a past event. */
  done: ReturnType<typeof phrases>;
}

/** Messages about an earlier tender. "The right to cancel" and "may be extended" are not included. */
export const announcements: readonly Announcement[] = [
  {
    type: 'cancellation',
    alone: alone('ስረዛ የስረዛ መሰረዣ'),
    heading:
      phrases(`ጨረታ ስረዛ, ጨረታ መሰረዝ, ጨረታ መሰረዣ, ጨረታ መሰረዙ*, ስረዛ ማስታወቂያ, የተሰረዘ ጨረታ, የመሰረዝ ማስታወቂያ, መሰረዝን, ስለመሰረዝ, የመሰረዣ ማስታወቂያ,
      annulment, bid annulment, tender annulment, cancellation, cancelled, canceled, cancellation of, cancellation notice, cancelation, withdrawal of tender, withdrawal of bid,
      haquu, haqiins*, haqamuu*, haqamu*, haqame*, haqameera, ምስራዝ, ዝተሰረዘ ጨረታ, ስረዛ ጨረታ`),
    done: phrases(`የተሰረዘ ስለሆነ, የተሰረዘ በመሆኑ, ውድቅ የተደረገ መሆኑን*, ውድቅ መደረጉን*, ውድቅ ሆኗል, መሰረዙን*, መሰረዛቸውን, መሰረዛችንን, ማሰረዙን, መሰረዟን, ተሰርዟል, ተሰርዞአል, የተሰረዘ መሆኑን*, የተሰረዙ መሆኑን, የሰረዘ መሆኑን*, የሰረዝን መሆኑን*, የሰረዘው መሆኑን, መሰረዛቸው, ሰርዞታል, ሰርዘናል, የሰረዝነው, ሰርዟል, እንዲሰረዝ ተወስኗል,
      has been cancelled, has been canceled, have been cancelled, is hereby cancelled, is cancelled, is hereby canceled, hereby cancelled, was cancelled, are cancelled, has cancelled, cancelled the, has been withdrawn, is withdrawn, is hereby withdrawn, stands cancelled, has been annulled, is annulled, was annulled, has been revoked,
      haqamuu isaa, haqameera, haqamuusaa, haqneerra, haqneera, haqee jira, haqamee jira, haqeera, haquu keenya, haqameeraa, kan haqame, ከምዝተሰረዘ, ከም ዝተሰረዘ, ተሰሪዙ, ዝተሰረዘ ምዃኑ, ሰሪዝናዮ, ምስራዙ`),
  },
  {
    type: 'extension',
    alone: alone('ማራዘሚያ የማራዘሚያ extension'),
    heading:
      phrases(`ጨረታ ማራዘሚያ, ማራዘሚያ ማስታወቂያ, የማራዘሚያ, ጨረታ መራዘም*, ጊዜ ማራዘሚያ, ቀን ማራዘሚያ, የተራዘመ ጨረታ, የተራዘመ, ስለማራዘም, ማራዘምን, ጨረታ ጊዜ መራዘም,
      extension of bid*, extension of tender*, extension of the bid, extension of the tender, extension of closing, extension of the closing, extension of submission, extension of the submission, extension of deadline, extension of the deadline, extension of time, extension of date, extension of opening, extension notice, notice of extension, notice for extension, bid extension, tender extension, deadline extension, date extension, time extension, submission date extended, deadline extended, date extended, bid extended, tender extended, extended bid, postponement of, postponed,
      dheerina*, dheerachuu*, dheeressuu, dheereffama*, dheereffamuu*, dheeressa*, dheereffame*, dheerina yeroo, yeroo dabaluu, yeroo dheeressuu, ምንዋሕ, ዝተናውሐ, ምንዋሕ ግዜ, ጨረታ ምንዋሕ`),
    done: phrases(`መራዘሙን, ተራዝሟል, ተራዝሞአል, የተራዘመ መሆኑን*, ያራዘመ መሆኑን*, ተዘዋውሯል, የተዘዋወረ መሆኑን*, ተዛውሯል, የተዛወረ መሆኑን*, ተሸጋግሯል, የተሸጋገረ መሆኑን, ተለውጧል, የተለወጠ መሆኑን*, ማራዘሙን, ማራዘማችንን, ያራዘምን መሆኑን*, ያራዘምነው, ስለተራዘመ, እንዲራዘም ተደርጓል, አራዝሟል, የተራዘመ ስለሆነ, መራዘማቸውን, የተራዘሙ መሆኑን, መራዘሙ,
      decided to extend, dates are extended, are hereby extended, has been extended, have been extended, is hereby extended, is extended, hereby extended, was extended, has extended, hereby extends, has been shifted to, has been moved to, have been shifted to, have been moved to, has been rescheduled, have been rescheduled, is rescheduled, is shifted to, has been postponed, is postponed,
      dheeratee jira, dheerateera, akka dheerate, dheereffamuu isaa, dheereffameera, dheereffamuusaa, dheeressuu keenya, dheeressuu isaa, dheeressuu isaanii, dheeressineerra, kan dheereffame, ከምዝተናውሐ, ከም ዝተናውሐ, ተናዊሑ, ዝተናውሐ ምዃኑ, ኣናዊሕናዮ`),
  },
  {
    type: 'corrigendum',
    alone: alone('ማስተካከያ የማስተካከያ ማሻሻያ እርማት ማረሚያ'),
    heading:
      phrases(`እርማት, ማረሚያ ማስታወቂያ, ጨረታ ማረሚያ, የእርምት, እርምት, ማስተካከያ ማስታወቂያ, ጨረታ ማስተካከያ, ማስታወቂያ ማስተካከያ, የማስተካከያ ማስታወቂያ, የተስተካከለ ጨረታ, ማሻሻያ ማስታወቂያ, ጨረታ ማሻሻያ, ስለማስተካከል, ስህተት እርማት,
      corrigendum, corrigenda, erratum, errata, addendum, addenda, amendment, amendment no, correction, correction notice, amended notice, rectification, sirreeffama*, sirreessa*, sirreeffama beeksisaa, fooyya'iinsa beeksisaa, መስተኻኸሊ*, ምስትኽኻል, ምትዕርራይ, መአረምታ, መኣረምታ, እርማት ምልክታ`),
    done: phrases(`ተብሎ እንዲስተካከል, ተብሎ እንዲነበብ, ተብሎ ይነበብ*, ተብሎ እንዲታረም*, ተብሎ ይታረም*,  በሚል እንዲስተካከል, በሚል ይስተካከል, ተብሎ ይስተካከል, ተስተካክሏል, ማስተካከያ የተደረገበት, በሚል የታተመው, ማስተካከያ ተደርጎበታል, ማስተካከያ አድርገናል, ማስተካከያ ማድረጉን, ተብሎ የተጻፈው, ተብሎ የወጣው, ተብሎ የተገለጸው,
      should be read as, shall be read as, should read, is corrected as, has been corrected, has been amended as, is amended as follows, to be read as, is hereby amended, are hereby amended, jedhamee haa sirraa'u, jedhamee haa dubbifamu, ተባሂሉ ይነበብ, ተባሂሉ ይስተኻኸል, ተባሂሉ ይተዓረ*, ተባሂሉ ክእረም, ተባሂሉ ክስተኻኸል`),
  },
  {
    type: 'clarification',
    heading: phrases(
      `ማብራሪያ, የጨረታ ማብራሪያ, ማብራሪያ ማስታወቂያ, clarification, clarifications, clarification notice, response to questions, response to queries, response to bidders, responses to bidders, answers to bidders, answers to questions, questions and answers, pre-bid meeting minutes, ibsa dabalataa, ibsa beeksisaa, ibsa caalbaasii, መብርሂ, መብርሂ ጨረታ`,
    ),
    done: phrases(
      `የተሰጠው ማብራሪያ, የተሰጠ ማብራሪያ, ማብራሪያ መስጠቱን, የሚከተለውን ማብራሪያ, ማብራሪያ ሰጥቷል, ማብራሪያ መስጠት አስፈልጓል, የሚከተለው ማብራሪያ ተሰጥቷል, ተጫራቾች ለጠየቁት ጥያቄ, hereby clarifies, clarifies the following, following clarification, following clarifications, clarifies as follows, ibsa armaan gadii kenna, ዝስዕብ መብርሂ`,
    ),
  },
  {
    type: 'award',
    heading: phrases(
      `ጨረታ አሸናፊ, አሸናፊዎች ዝርዝር, የአሸናፊዎች ዝርዝር, የአሸናፊ ዝርዝር, ጨረታ ውጤት, የጨረታ ውጤት ማሳወቂያ, አሸናፊ ማሳወቂያ, ጨረታ ውጤት መግለጫ, ውል መስጠት, notice of award, award notice, contract award, contract award notice, notice of contract award, notification of award, intention to award, intent to award, bid result, tender result, award of contract, winning bidder, winner announcement, announcement of winner*, winner of the bid, winner of the tender, bid winner*, tender winner*, mo'ataa caalbaasii, mo'attoota caalbaasii, bu'aa caalbaasii, ተዓዋቲ ጨረታ, ውፅኢት ጨረታ, ተዓወቲ, ተዓዋቲ`,
    ),
    done: phrases(
      `አሸናፊ መሆኑን*, አሸናፊ መሆናቸውን*, ማሸነፋቸውን, selected as the winner, was selected as winner, declared the winner, አሸናፊ ሆኗል, አሸናፊ ሆነዋል, አሸናፊ ሆኖ ተመርጧል, ማሸነፉን, ያሸነፉ ድርጅቶች, has been awarded, was awarded, have been awarded, is awarded to, were awarded, contract was awarded, mo'achuu isaa, mo'ateera, ከምዝተዓወተ, ከም ዝተዓወተ, ተዓዊቱ`,
    ),
  },
  {
    type: 'readvertisement',
    heading:
      phrases(`በድጋሚ የወጣ, በድጋሚ የወጣ ጨረታ, በድጋሚ የወጡ, በድጋሜ የወጣ, ድጋሚ ጨረታ, ድጋሚ የጨረታ, በድጋሚ የተጠራ, በድጋሚ የቀረበ, ዳግም ጨረታ, ዳግም የወጣ, ድጋሚ የወጣ, እንደገና የወጣ, ለሁለተኛ ጊዜ, ለሁለተኛ ግዜ, ለሶስተኛ ጊዜ, ለሶስተኛ ግዜ, ለ2ኛ ጊዜ, ለ3ኛ ጊዜ, ለ2ኛ ግዜ, ለ3ኛ ግዜ, ለአራተኛ ጊዜ, 2ኛ ጊዜ, 3ኛ ጊዜ, በድጋሚ, ሁለተኛ ዙር ጨረታ, 2ኛ ዙር,
      readvertis*, re-advertis*, re advertis*, reinvitation, re-invitation, re invitation, retender*, re-tender*, rebid, re-bid, rebidding, re-bidding, refloated, re-floated, second time, 2nd time, third time, 3rd time, second call, second round, re-announcement, re-issued, reissued, re-auction,
      irra deebi*, marsaa lammaffaa, yeroo lammaffaa*, yeroo 2ffaa*, yeroo 3ffaa*, yeroo sadaffaa*, marsaa 2ffaa, ብድጋሚ, ብድጋሜ, ንኻልኣይ ግዜ, ንኻልአይ ግዜ, ንኻልኣይ ጊዜ, ንካልኣይ ግዜ, ንካልአይ ግዜ, ን2ይ ግዜ, ንሳልሳይ ግዜ, ካልኣይ ዙር, ንካልኣይ ጊዜ, ዳግማይ`),
    done: phrases(
      `በድጋሚ የወጣ, 2ኛ ጊዜ የወጣ, 3ኛ ጊዜ የወጣ, 2 ጊዜ የወጣ, 3 ጊዜ የወጣ, በድጋሚ ሐራጅ, በድጋሚ በሐራጅ, በድጋሚ አውጥቷል, በድጋሚ ማውጣት አስፈልጓል, በድጋሚ ጨረታ አውጥቷል, ለሁለተኛ ጊዜ የወጣ, ለ2ኛ ጊዜ የወጣ, በድጋሚ እንዲወጣ ተወስኗል, hereby re-invites, re-invites, reinvites, re-advertises, irra deebi'ee kan ba'e, ብድጋሚ ዝወፀ, ብድጋሚ ዝወጸ, ንካልኣይ ግዜ ዝወፀ`,
    ),
  },
];
