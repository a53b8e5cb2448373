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
  /** The same with any words between, for the beginning of a notice only: conditions have such words too. */
  told?: RegExp;
}

const put = '(?:shifted|moved|pushed|prolonged|postponed|extended|rescheduled|deferred)';
const hours = '(?:closing|opening|submission|deadline|(?:bid|tender|bidding) period)';
const tender = '(?:tender|bid|bids|procurement|notice|invitation)';
/**
 * "May be extended" and "if it is postponed" are conditions. The pattern looks back only where it has found the word,
 * because looking back from each letter takes long.
 */
const surely = (word: string): string =>
  `\\b(?=${word}\\b)(?<!\\b(?:may|can|could|if|should|shall|will|not|unless)\\b[^.\\n]{0,40})${word}\\b`;

/** The security of a bid is no tender. */
const ourTender = `${surely(`(?:the|our|this|its) (?:[\\w-]+ ){0,2}${tender}`)}(?!\\s+(?:securit|bond|guarantee|document))`;
/** "A bidder who withdraws its bid" loses the security. */
const notBidder = '(?<!\\b(?:bidder|tenderer)\\b[^.\\n]{0,40}|\\bwho (?:has )?)';
/** "Announces the winner on 8 May" is a plan. */
const notLater = '(?! (?:on|within|after|in) (?:\\d|[a-z]+ (?:\\d{1,2},|days\\b)))';

/** "… that it was put off, it announces". "That it will be" is a condition, and a right is no deed. */
const thatIt = (am: string, om: string, ti: string): string =>
  foldLetters(
    `(?:(?:(?:${am}) (?:የተደረገ |የተወሰነ )?መ(?:ሆ|ወሰ|ደረ)[^\\s።]{1,4}|(?:${om}) (?:isaa|ishee|isaanii|ta'u+|akka ta'e))(?<!(?:ከሆነ|ቢሆን|yoo|mirg)[^።.\\n]{0,120})|ከም(?:ዝ|ዘ)(?:${ti}))[^።.\\n]{0,30}(?:ያስታውቃል|ያሳውቃል|ይገልጻል|ይገልፃል|እናስታውቃለን|እናሳውቃለን|እንገልጻለን|ይሕብር|ንሕብር|የፍልጥ|ነፍልጥ|ni beeksis|ni ibs|beeksifna)`,
  );

/** Messages about an earlier tender. "The right to cancel" and "may be extended" are not included. */
export const announcements: readonly Announcement[] = [
  {
    type: 'cancellation',
    told: new RegExp(
      `${surely(tender)}[^.\\n]{0,80}\\b(?:has been|is|was|are)\\s+(?:hereby\\s+)?(?:discontinued|terminated|withdrawn|revoked|dropped|stopped|nullified)\\b|${ourTender}(?:(?!\\b(?:that|which|whose)\\b)[^.\\n]){0,60}\\bis no longer (?:valid|in effect)\\b|${notBidder}${surely('(?:withdraws|discontinues|annuls|revokes|drops|cancels|has (?:withdrawn|discontinued|dropped|stopped)|decided to (?:cancel|withdraw))')}\\s+(?:(?:the|its|this|our)\\s+(?:[\\w-]+\\s+){0,3})?${tender}\\b|${thatIt('(?<!ሚ)(?:ሰረዝ|ሰረዘ|ቋረጥ|ቋረጠ)|ጨረታው? ቀሪ', 'haq[^\\s]+|dhiis[^\\s]+|addaan ku[^\\s]+', 'ሰረዘ|ሰረዞ|ተሰረዘ|ቋረፀ|ተቋረፀ')}`,
    ),
    alone: alone('ስረዛ የስረዛ መሰረዣ'),
    heading:
      phrases(`ጨረታ ስረዛ, ጨረታ መሰረዝ, ጨረታ መሰረዣ, ጨረታ መሰረዙ*, ስረዛ ማስታወቂያ, የተሰረዘ ጨረታ, የተሰረዘ የጨረታ*, የመሰረዝ ማስታወቂያ, መሰረዝን, ስለመሰረዝ, የመሰረዣ ማስታወቂያ,
      annulment, bid annulment, tender annulment, cancellation, cancelled, canceled, cancellation of, cancellation notice, cancelation, withdrawal of tender, withdrawal of bid,
      haquu, haqiins*, haqamuu*, haqamu*, haqame*, haqameera, ምስራዝ, ዝተሰረዘ ጨረታ, ስረዛ ጨረታ`),
    done: phrases(`የተሰረዘ ስለሆነ, የተሰረዘ በመሆኑ, ውድቅ የተደረገ መሆኑን*, ውድቅ መደረጉን*, ውድቅ ሆኗል, መሰረዙን*, መሰረዛቸውን, መሰረዛችንን, ማሰረዙን, መሰረዟን, ተሰርዟል, ተሰርዞአል, የተሰረዘ መሆኑን*, የተሰረዙ መሆኑን, የሰረዘ መሆኑን*, የሰረዝን መሆኑን*, የሰረዘው መሆኑን, መሰረዛቸው, ሰርዞታል, ሰርዘናል, የሰረዝነው, ሰርዟል, እንዲሰረዝ ተወስኗል, እንዲቀር ተደርጓል, እንዲቀር ተወስኗል, ጨረታው ቀርቷል, መተዉን ያስታውቃል, መተውን ያስታውቃል, ማቋረጡን, ጨረታው መቋረጡን*, ጨረታው የተቋረጠ, ጨረታው እንዲቋረጥ, ጨረታው ተቋርጧል, ጨረታውን አቋርጧል,
      has been cancelled, has been canceled, have been cancelled, is hereby cancelled, is cancelled, is hereby canceled, hereby cancelled, was cancelled, are cancelled, has cancelled, cancelled the, has been withdrawn, is withdrawn, is hereby withdrawn, stands cancelled, has been called off, is called off, tender has been terminated, bid has been terminated, decided not to proceed, not to proceed with the tender, not to proceed with the bid, has been annulled, is annulled, was annulled, has been revoked,
      haqamuu isaa, haqameera, haqamuusaa, haqneerra, haqneera, haqee jira, haqamee jira, haqeera, haquu keenya, haqameeraa, dhiisuu isaa, dhiisuu keenya, addaan kutuu isaa, addaan kutamuu isaa, addaan citeera, kan haqame, ከምዝተሰረዘ, ከም ዝተሰረዘ, ተሰሪዙ, ዝተሰረዘ ምዃኑ, ሰሪዝናዮ, ከምዘቋረፀ, ከምዘቋረጸ, ከምዝተቋረፀ, ከምዝተቋረጸ, ተቋሪፁ, ተቋሪጹ, ምስራዙ`),
  },
  {
    type: 'extension',
    told: new RegExp(
      `${surely('(?:has|have|is|are|was|were)')}\\s+(?:been\\s+|hereby\\s+)*${put}\\b[^.\\n]{0,60}\\b${hours}\\b|\\b(?:extends|prolongs|postpones)\\s+(?:the\\s+|its\\s+)?(?:deadline|closing|submission|bid|tender)\\b|\\b${hours}\\b[^.\\n]{0,50}\\bis now \\d|\\bguyya+[^.\\n]{0,60}\\b(?:jijjiirameera|jijjiiramee jira)|[–—:-]\\s?extension\\s?:|\\b${hours}\\b[^.\\n]{0,60}${surely(put)}|${foldLetters('ወደ [^።\\n]{0,30}(?:\\d|ሌላ)[^።\\n]{0,40}(?:የ|ስለ)?ተ(?:ራዘመ|ሸጋገረ|ዛወረ|ዘዋወረ|ገፋ|ለወጠ|ቀየረ)')}|${thatIt('(?<!ሚ)(?:ራዘም|ራዘመ)|(?:ቀን|ጊዜ)[^።\\n]{0,30}(?<!ሚ)(?:ዛወር|ዛወረ|ሸጋገር|ሸጋገረ)|ለሌላ (?:ቀን|ጊዜ) የተላለፈ', '(?:guyya+|yero+)[^.\\n]{0,70}(?:dheere|dabarf)[^\\s]+', 'ናውሐ|ተናውሐ|ተናወሐ')}`,
    ),
    alone: alone('ማራዘሚያ የማራዘሚያ extension'),
    heading:
      phrases(`ጨረታ ማራዘሚያ, ማራዘሚያ ማስታወቂያ, የማራዘሚያ, ጨረታ መራዘም*, ጊዜ ማራዘሚያ, ቀን ማራዘሚያ, የተራዘመ ጨረታ, የተራዘመ, ስለማራዘም, ማራዘምን, ቀን ለውጥ, የቀን ለውጥ, ጊዜ ለውጥ, ጨረታ ጊዜ መራዘም,
      amendment of closing date, change of closing date, change of the closing date, change of submission date, change of deadline, change of opening date, extension of bid*, extension of expression*, extension of eoi, extension of due date, extension of the due date, extension of tender*, extension of the bid, extension of the tender, extension of closing, extension of the closing, extension of submission, extension of the submission, extension of deadline, extension of the deadline, extension of time, extension of date, extension of opening, extension notice, notice of extension, notice for extension, bid extension, tender extension, deadline extension, date extension, time extension, submission date extended, deadline extended, date extended, bid extended, tender extended, extended bid, postponement of, postponed,
      dheerina*, dheerachuu*, dheeressuu, dheereffama*, dheereffamuu*, dheeressa*, dheereffame*, dheerina yeroo, yeroo dabaluu, yeroo dheeressuu, ምንዋሕ, ዝተናውሐ, ምንዋሕ ግዜ, ጨረታ ምንዋሕ`),
    done: phrases(`መራዘሙን, ተራዝሟል, ተራዝሞአል, ተራዝሞ, ተራዝመው, የተራዘመ መሆኑን*, ያራዘመ መሆኑን*, ተዘዋውሯል, የተዘዋወረ መሆኑን*, ተዛውሯል, የተዛወረ መሆኑን*, ተሸጋግሯል, የተሸጋገረ መሆኑን, ተለውጧል, የተለወጠ መሆኑን*, ተቀይሯል, የተቀየረ መሆኑን*, መቀየሩን, ተገፍቷል, የተገፋ መሆኑን*, መገፋቱን, ያዛወረ መሆኑን*, ማዛወሩን, ማሸጋገሩን, ያሸጋገረ መሆኑን*, ቀናት የተሰጠ መሆኑን*, ቀናት የተጨመረ መሆኑን*, ማራዘሙን, ማራዘማችንን, ያራዘምን መሆኑን*, ያራዘምነው, ስለተራዘመ, እንዲራዘም ተደርጓል, እንዲራዘም ተወስኗል, አራዝሟል, የተራዘመ ስለሆነ, መራዘማቸውን, የተራዘሙ መሆኑን, መራዘሙ,
      decided to extend, dates are extended, are hereby extended, has been extended, have been extended, is hereby extended, is extended, hereby extended, was extended, has extended, hereby extends, has been shifted to, has been moved to, have been shifted to, have been moved to, has been rescheduled, have been rescheduled, is rescheduled, is shifted to, has been postponed, is postponed, pushed back to, closing date is now, deadline is now, will now close on, will now be closed on, new closing date, new deadline,
      dheeratee jira, dheerateera, akka dheerate, dheereffamuu isaa, dheereffameera, dheereffamuusaa, dheeressuu keenya, dheeressuu isaa, dheeressuu isaanii, dheeressineerra, kan dheereffame, kan dheerate ta'uu*, itti dheerate, dabarfameera, ከምዝተናውሐ, ከምዝተናወሐ, ከም ዝተናውሐ, ተናዊሑ, ዝተናውሐ ምዃኑ, ኣናዊሕናዮ`),
  },
  {
    type: 'corrigendum',
    told: new RegExp(
      `\\b(?:corrects?|amends?|rectif(?:y|ies))\\s+(?:its|the|this)\\s+(?:[\\w-]+\\s+){0,2}${tender}\\b|\\b(?:corrigendum|erratum)\\s+to\\b`,
    ),
    alone: alone('ማስተካከያ የማስተካከያ ማሻሻያ እርማት ማረሚያ'),
    heading:
      phrases(`እርማት, ማረሚያ ማስታወቂያ, ጨረታ ማረሚያ, የእርምት, እርምት, ማስተካከያ ማስታወቂያ, ጨረታ ማስተካከያ, ማስታወቂያ ማስተካከያ, የማስተካከያ ማስታወቂያ, የተስተካከለ ጨረታ, ማሻሻያ ማስታወቂያ, ጨረታ ማሻሻያ, ስለማስተካከል, ስህተት እርማት,
      corrigendum, corrigenda, erratum, errata, addendum, addenda, amendment, amendment no, correction, correction notice, amended notice, rectification, sirreeffama*, sirreessa*, sirreeffama beeksisaa, fooyya'iinsa beeksisaa, መስተኻኸሊ*, ምስትኽኻል, ምትዕርራይ, መአረምታ, መኣረምታ, እርማት ምልክታ`),
    done: phrases(`ተብሎ እንዲስተካከል, ተብሎ እንዲነበብ, ተብሎ ይነበብ*, ተብሎ እንዲታረም*, ተብሎ ይታረም*,  በሚል እንዲስተካከል, በሚል ይስተካከል, በሚል ይታረም*, በሚል እንዲታረም, ተብሎ ይስተካከል, ተስተካክሏል, ማስተካከያ የተደረገበት, በሚል የታተመው, ማስተካከያ ተደርጎበታል, ማስተካከያ አድርገናል, ማስተካከያ ማድረጉን, የሚከተለው ማስተካከያ ተደርጓል, ማስተካከያ አድርጓል, ተስተካክሎ ይነበብ*, ተስተካክሎ እንዲነበብ, በስህተት የወጣ, በስህተት የታተመ, በስህተት የተጻፈ, ተብሎ የተጻፈው, ተብሎ የወጣው, ተብሎ የተገለጸው,
      should be read as, shall be read as, should read, is corrected as, has been corrected, has been amended as, is amended as follows, to be read as, printed by mistake, published by mistake, wrongly printed, wrongly published, was printed wrongly, is hereby amended, are hereby amended, jedhamee haa sirraa'u, jedhamee haa dubbifamu, ተባሂሉ ይነበብ, ተባሂሉ ይስተኻኸል, ተባሂሉ ይተዓረ*, ተባሂሉ ክእረም, ተባሂሉ ክስተኻኸል`),
  },
  {
    type: 'clarification',
    heading: phrases(
      `ማብራሪያ, የጨረታ ማብራሪያ, ማብራሪያ ማስታወቂያ, clarification, clarifications, clarification notice, response to questions, response to queries, response to bidders, responses to bidders, answers to bidders, responses to queries, reply to queries, replies to queries, bidders queries, answers to questions, questions and answers, pre-bid meeting minutes, pre-bidding meeting minutes, minutes of pre-bidding*, minutes of the pre-bid*, minutes of pre-bid*, ibsa dabalataa, ibsa beeksisaa, ibsa caalbaasii, gaaffii dorgomtootaaf*, gaaffilee dorgomtootaaf*, deebii gaaffii dorgomtootaa, መብርሂ, መብርሂ ጨረታ`,
    ),
    done: phrases(
      `የተሰጠው ማብራሪያ, የተሰጠ ማብራሪያ, ማብራሪያ መስጠቱን, የሚከተለውን ማብራሪያ, ማብራሪያ ሰጥቷል, ማብራሪያ መስጠት አስፈልጓል, የሚከተለው ማብራሪያ ተሰጥቷል, ተጫራቾች ለጠየቁት ጥያቄ, ተጫራቾች ላቀረቡት ጥያቄ*, ተጫራቾች ላቀረቧቸው ጥያቄዎች, ተጫራቾች ላነሷቸው ጥያቄዎች, ተጫራቾች ለጠየቋቸው ጥያቄዎች, ጥያቄዎች የተሰጠ ምላሽ, ጥያቄዎች የተሰጠ መልስ, ለቀረቡ ጥያቄዎች የተሰጠ, ለተነሱ ጥያቄዎች የተሰጠ, ለተነሡ ጥያቄዎች የተሰጠ, hereby clarifies, clarifies the following, following clarification, following clarifications, clarifies as follows, ibsa armaan gadii kenna, ዝስዕብ መብርሂ`,
    ),
  },
  {
    type: 'award',
    told: new RegExp(
      `\\b(?:has|have) (?:selected|chosen|declared|named) [^.\\n]{3,90} as (?:the )?(?:successful|winning|winner)|\\blist of (?:the )?winn|${surely('(?:announces|publishes|discloses)')} (?:the )?(?:winners?\\b|winning (?:bidders?|firms?|compan))${notLater}|\\b(?:tender|bid)\\b[^.\\n]{0,40}\\bwas won by\\b|\\bresults? of (?:the )?(?:[\\w-]+ )?(?:tender|bid|procurement|evaluation|rf[pq])\\b(?![^.\\n]{0,40}\\b(?:will|shall|to be)\\b)|\\b(?:was|were|is|are|has been|have been) (?:found|judged|evaluated|ranked)(?: to be| as)?(?: the)? (?:lowest|first|best|most|winn|successful)|${thatIt('ያሸነፈ', "mo'achu+|kan mo'ate [^.\\n]{2,40}|injifachu+", 'ሰዓረ|ተዓወተ')}|ማሸነፉን (?:ያስታውቃል|ያሳውቃል|ይገልጻል)`,
    ),
    heading: phrases(
      `ጨረታ አሸናፊ, ጨረታ አሸናፊዎች, አሸናፊዎች መግለጫ, አሸናፊ መግለጫ, ያሸነፉ ድርጅቶችን ዝርዝር, አሸናፊዎች ዝርዝር, የአሸናፊዎች ዝርዝር, የአሸናፊ ዝርዝር, ጨረታ ውጤት, የጨረታ ውጤት ማሳወቂያ, አሸናፊ ማሳወቂያ, አሸናፊ ድርጅት ማሳወቂያ, አሸናፊዎች ማሳወቂያ, ውጤት ማሳወቂያ, ጨረታ ውጤት መግለጫ, ውል መስጠት, notice of award, award notice, contract award, contract award notice, notice of contract award, notification of award, intention to award, intent to award, bid result, tender result, bid evaluation result*, tender evaluation result*, technical evaluation result*, financial evaluation result*, result of the bid, results of the bid, result of the tender, results of the tender, award of contract, winning bidder, winner announcement, announcement of winner*, winner of the bid, winner of the tender, bid winner*, tender winner*, mo'ataa caalbaasii, mo'attoota caalbaasii, bu'aa caalbaasii, ተዓዋቲ ጨረታ, ውፅኢት ጨረታ, ተዓወቲ, ተዓዋቲ`,
    ),
    done: phrases(
      `አሸናፊ መሆኑን*, አሸናፊ መሆናቸውን*, ማሸነፋቸውን, selected as the winner, was selected as winner, declared the winner, አሸናፊ ሆኗል, አሸናፊ ሆነዋል, አሸናፊ ሆኖ ተመርጧል, አሸናፊ መሆኑ ተገልጿል, አሸናፊ መሆኑ ታውቋል, አሸናፊ መሆናቸው ተገልጿል, ማሸነፉን, ያሸነፉ ድርጅቶች, has been awarded, was awarded, have been awarded, is awarded to, were awarded, contract was awarded, mo'achuu isaa, mo'ateera, injifachuu isaa, injifateera, ከምዝተዓወተ, ከም ዝተዓወተ, ተዓዊቱ`,
    ),
  },
  {
    type: 'readvertisement',
    told: new RegExp(
      `\\(re-?(?:bid|tender|advertisement|advertised|invitation)\\)|\\bfor (?:the|a) (?:second|third|fourth|fifth|[2-5](?:nd|rd|th)) time\\b|\\b(?:is|are|was|were|been)\\s+(?:hereby\\s+)?${surely('(?:advertised|announced) again')}`,
    ),
    heading:
      phrases(`በድጋሚ የወጣ, በድጋሚ የወጣ ጨረታ, በድጋሚ የወጡ, በድጋሜ የወጣ, ድጋሚ ጨረታ, ድጋሚ የጨረታ, በድጋሚ የተጠራ, በድጋሚ የቀረበ, ዳግም ጨረታ, ዳግም የወጣ, ድጋሚ የወጣ, እንደገና የወጣ, ዳግም አወዳድሮ, እንደገና አወዳድሮ, ድጋሚ አወዳድሮ, ለሁለተኛ ጊዜ, ለሁለተኛ ግዜ, ለሶስተኛ ጊዜ, ለሶስተኛ ግዜ, ለ2ኛ ጊዜ, ለ3ኛ ጊዜ, ለ2ኛ ግዜ, ለ3ኛ ግዜ, ለአራተኛ ጊዜ, 2ኛ ጊዜ, 3ኛ ጊዜ, በድጋሚ, ሁለተኛ ዙር ጨረታ, 2ኛ ዙር,
      readvertis*, re-advertis*, re advertis*, reinvitation, re-invitation, re invitation, retender*, re-tender*, rebid, re-bid, rebidding, re-bidding, refloat*, re-float*, second time, 2nd time, third time, 3rd time, second call, second round, third round, re-announcement, re-issued, reissued, re-auction,
      irra deebi*, caalbaasii marsaa lammaffaa*, marsaa lammaffaaf*, marsaa lammaffaatiif*, yeroo lammaffaa*, yeroo 2ffaa*, yeroo 3ffaa*, yeroo sadaffaa*, caalbaasii marsaa 2ffaa*, marsaa 2ffaaf*, marsaa 2ffaatiif*, ብድጋሚ, ብድጋሜ, ንኻልኣይ ግዜ, ንኻልአይ ግዜ, ንኻልኣይ ጊዜ, ንካልኣይ ግዜ, ንካልአይ ግዜ, ን2ይ ግዜ, ንሳልሳይ ግዜ, ካልኣይ ዙር, ንካልኣይ ጊዜ, ዳግማይ`),
    done: phrases(
      `በድጋሚ የወጣ, ዳግም አወዳድሮ, እንደገና አወዳድሮ, በድጋሚ አወዳድሮ, 2ኛ ጊዜ የወጣ, 3ኛ ጊዜ የወጣ, 2 ጊዜ የወጣ, 3 ጊዜ የወጣ, በድጋሚ ሐራጅ, በድጋሚ በሐራጅ, በድጋሚ አውጥቷል, በድጋሚ ማውጣት አስፈልጓል, በድጋሚ ጨረታ አውጥቷል, ለሁለተኛ ጊዜ የወጣ, ለ2ኛ ጊዜ የወጣ, በድጋሚ እንዲወጣ ተወስኗል, hereby re-invites, re-invites, reinvites, again invites, invites again, is floated again, are floated again, invite bids again, invites bids again, invites bidders again, እንደገና ወጥቷል, ዳግም ወጥቷል, በድጋሚ ወጥቷል, እንደገና እንዲወጣ ተወስኗል, lammata baheera, lammata ba'eera, kan lammata ba'e, ከም ብሓድሽ ወፂኡ, ከም ብሓዱሽ ወፂኡ, ከም ብሓድሽ ዝወፀ, re-floats, refloats, re-advertises, irra deebi'ee kan ba'e, ብድጋሚ ዝወፀ, ብድጋሚ ዝወጸ, ንካልኣይ ግዜ ዝወፀ`,
    ),
  },
];
