import { describe, expect, it } from 'vitest';
import { readable } from '../reading/readable.fixtures.ts';
import { readType } from './read-type.ts';

const typeOf = (text: string) => readType(readable(text))?.value ?? null;

describe('the type of a new tender', () => {
  it.each([
    ['purchase', 'The Bureau invites bids for the supply of tyres. Sale of bid documents: room 4, Birr 200.'],
    ['purchase', 'Alem Hotel invites bids for cement. The result of the tender will be announced on 5 December.'],
    ['purchase', 'ወደ ሲንቄ ባንክ የተቀየረው ተቋማችን ጎማ መግዛት ይፈልጋል።'],
    ['purchase', 'የጤና ቢሮ መድኃኒት አወዳድሮ መግዛት ይፈልጋል። የሰነድ ሽያጭ ከቢሮ ቁጥር 4 ነው።'],
    ['sale', 'ባንኩ ያገለገሉ ተሽከርካሪዎችን አወዳድሮ መሸጥ ይፈልጋል። ተጫራቾች ሰነዱን መግዛት አለባቸው።'],
    ['sale', 'የሐራጅ ማስታወቂያ\nዳሸን ባንክ አ.ማ በሊዝ ይዞታ ላይ የሚገኝ ቤት በሐራጅ ይሸጣል።'],
    ['sale', 'FORECLOSURE NOTICE\nThe bank will sell by auction the house below.'],
    ['lease', 'የመሬት ሊዝ ጨረታ ማስታወቂያ\nየከተማ አስተዳደሩ ቦታዎችን በሊዝ ማስተላለፍ ይፈልጋል።'],
    ['lease', 'የግብርና ሚኒስቴር ለቢሮ የሚውል ቤት መከራየት ይፈልጋል።'],
    ['lease', 'The office would like to rent a house in Jijiga.'],
    ['purchase', 'የጤና ሚኒስቴር ተሽከርካሪዎችን አወዳድሮ መከራየት ይፈልጋል።'],
    ['lease', 'The Bank invites bidders for the rental of its building in Hawassa.'],
    ['eoi', 'Request for Expressions of Interest\nConsulting services for a road study.'],
    ['other', 'Registration of Suppliers\nThe agency invites suppliers to register for 2018.'],
    ['purchase', 'የሐረማያ ዩኒቨርሲቲ ፍላጎት ያላቸውን አቅራቢዎች አወዳድሮ መኖ መግዛት ይፈልጋል።'],
    ['sale', 'Awaro Bank invites bidders to buy a residential villa through sealed bid foreclosure.'],
    ['sale', "Manni murtii mana caalbaasiin akka gurguramu ajaje. Namni bituu barbaadu dorgomuu danda'a."],
    ['purchase', 'Request for Bids (without prequalification)\nThe Utility invites bids for the supply of meters.'],
    ['sale', 'Norwegian Aid is disposing of a pickup and two generators.'],
    ['lease', 'Property prospecting notice\nThe Delegation is looking for a new office building.'],
    ['lease', 'Bulchiinsi magaalichaa lafa lizii iddoo 12 caalbaasiin dabarsa.'],
    ['lease', 'Yeka Sub-City rents out its recreation club for one year.'],
    ['lease', 'የኮሌጁ ክበብ ለሁለት ዓመት ይከራያል።'],
    ['sale', 'ግልጋሎት ዝወድኡ ንብረታት ከወግድ ይደሊ።'],
    ['sale', 'ዝተወረሱ ኣቕሑት ብጨረታ ክሸየጡ እዮም።'],
    ['eoi', 'Firms are asked to submit a statement of interest to the Ministry.'],
    ['other', 'The Mission invites suppliers to register in its supplier list for 2027.'],
    ['purchase', 'Waajjirichi buufata konkolaataa marsaa 2ffaa ijaarsisuu barbaada.'],
    ['extension', 'የሞጆ ወደብ ለአጥር ሥራ ያወጣው ጨረታ መዝጊያ ወደ ኅዳር 23 ቀን 2019 ዓ.ም ተዘዋውሯል።'],
    ['purchase', 'ምምሕዳር ከተማ መቐለ ደረቕ ጓሓፍ ንምውጋድ ትካላት ብጨረታ ክቖፅር ይደሊ።'],
    ['purchase', 'Bulchiinsi Magaalaa Adaamaa balfa gogaa maqsuu fi qulqullina hojjechiisuu barbaada.'],
    ['purchase', 'የአዳማ ከተማ አስተዳደር ደረቅ ቆሻሻ በጨረታ ማስወገድ ይፈልጋል።'],
    ['purchase', 'የአዳማ ከተማ አስተዳደር ደረቅ ቆሻሻ በጨረታ ያስወግዳል።'],
    ['sale', 'Manni Barumsaa meeshaalee moofaa maqsuu barbaada.'],
    ['sale', 'Waajjirri qabeenya balfaa gurguruu barbaada.'],
    ['purchase', 'ሆስፒታል መቐለ፦ ናውቲ ክሽነ። ውሕስነት 50,000 ብር።'],
    ['cancellation', 'BEEKSISA HAQIINSA CAALBAASII\nHospitaalli Bakkoo caalbaasii nyaataa haqee jira.'],
  ])('is %s: %s', (type, text) => {
    expect(typeOf(text)).toBe(type);
  });
});

describe('the type of a notice about an earlier tender', () => {
  it.each([
    ['extension', 'የጨረታ ማራዘሚያ ማስታወቂያ\nየኮምፒውተር ግዥ ጨረታ ጊዜ ተራዝሟል።'],
    ['extension', 'ማስታወቂያ\nቢሮው ያወጣው ጨረታ የተራዘመ መሆኑን እናሳውቃለን።'],
    ['cancellation', 'ለተጫራቾች በሙሉ\nያወጣነው ጨረታ መሰረዙን እናስታውቃለን።'],
    ['cancellation', 'Notice\nThe tender for the supply of tyres has been cancelled.'],
    ['extension', 'Hareg Water Bureau extends deadline of the Kelafo water supply bid to 10 January 2027, 10:00 AM.'],
    ['extension', 'Hareg Bank – extension: the bid for software, HB/33, will close on January 4, 2027 at 2:00 PM.'],
    ['corrigendum', 'Hareg Hospital: corrigendum to the elevator tender (HH/17): read "6 passenger lifts".'],
    ['corrigendum', 'Corrigendum\nBirr 50,000 should be read as Birr 500,000.'],
    ['corrigendum', 'ማስተካከያ\nብር 20,000 ተብሎ የተጻፈው ብር 200,000 ተብሎ ይስተካከል።'],
    ['clarification', 'Clarification Notice\nBidders may bid for single lots.'],
    ['clarification', 'Response to questions and clarifications\nTender HB/12 for tents.'],
    ['extension', "Caalbaasiin bittaa konkolaataa guyyaan isaa Muddee 8 akka ta'etti jijjiirameera."],
    ['extension', 'Amendment of closing date\nThe tender for uniforms will close on 20 December 2026.'],
    ['cancellation', 'Our bid for the audit service is no longer in effect.'],
    ['cancellation', 'Hope Bank informs all bidders that it has decided to cancel the tender for tyres.'],
    ['cancellation', 'The Bank has decided to withdraw its tender for tyres.'],
    ['cancellation', 'The tender HB/17 for tyres is no longer valid.'],
    ['corrigendum', 'ቀደም ሲል በወጣው ጨረታ ላይ የሚከተለው ማስተካከያ ተደርጓል።'],
    ['clarification', 'ተጫራቾች ላነሷቸው ጥያቄዎች የተሰጠ ምላሽ፤ የሰርቨር ጨረታ።'],
    ['award', 'The Ministry announces the winning bidders of tender MT/NCB/4.'],
    ['readvertisement', 'The tender for catering, which had failed, is floated again.'],
    ['award', 'Hope Hotel announces the winner of its tender for beds: Gojo Furniture.'],
    ['readvertisement', 'The tender for tyres was announced again.'],
    ['readvertisement', 'የጎማ ጨረታው እንደገና እንዲወጣ ተወስኗል።'],
    ['readvertisement', 'Dorgomaan waan hin argamneef caalbaasichi lammata baheera.'],
    ['extension', 'ቢሮው ያወጣው ጨረታ ቀኑ ወደ ታኅሣሥ 21 ቀን 2019 ዓ.ም ከጠዋቱ 4፡00 የተሸጋገረ ሲሆን በዕለቱ ይከፈታል።'],
    ['award', 'Utility\nResult of tender EEU/ICB/33/2025\nFor meters Acme was found to be the lowest responsive firm.'],
    ['award', 'Notice of Contract Award\nThe contract has been awarded to the lowest bidder.'],
    ['readvertisement', 'በድጋሚ የወጣ የጨረታ ማስታወቂያ\nየተሰረዘው ጨረታ በድጋሚ ወጥቷል።'],
    ['readvertisement', 'ብድጋሚ ዝወፀ ናይ ጨረታ ምልክታ\nነዳዲ ክገዝእ ይደሊ።'],
    ['cancellation', 'Beeksisa Haqamuu Caalbaasii\nCaalbaasiin haqameera.'],
  ])('is %s: %s', (type, text) => {
    expect(typeOf(text)).toBe(type);
  });

  it.each([
    'The Bureau invites bids for tyres. It reserves the right to cancel the bid.',
    'The Bureau invites bids for tyres. Any request for clarification shall be in writing. The bid validity may be extended.',
    'የጤና ቢሮ የአየር ማስተካከያ መግዛት ይፈልጋል። ጨረታውን የመሰረዝ መብቱ የተጠበቀ ነው።',
    'የጤና ቢሮ ጎማ መግዛት ይፈልጋል። አሸናፊ የሆነው ተጫራች የውል ማስከበሪያ 10% ያስይዛል።',
    'Procurement of pickups\nDeadline for clarification: 22 January\nBid Security: Birr 5,000',
    'INVITATION TO TENDER\nSUPPLY OF TENTS\nQUESTIONS/CLARIFICATIONS: tenders@hope.example\nBidders may bid for one lot.',
    'Agricultural extension materials\nThe Bureau invites bids for their printing.',
    'የመተከል ዞን ማረሚያ ቤት እህል መግዛት ይፈልጋል።',
    'Hope Bank invites bids for tyres. If the winner does not sign, the tender will be announced again.',
    'የጤና ቢሮ መድኃኒት መግዛት ይፈልጋል። አሸናፊው ውል ካልፈረመ ጨረታው እንደገና እንዲወጣ ይደረጋል።',
    'Hope Bank invites bids. A bidder who has decided to withdraw after the opening forfeits the bid security.',
    'Hope Bank invites bids. The security of a bidder that, after the opening, withdraws its bid is forfeited.',
    'Hope Bank invites bids. A bid security that is no longer in effect on the opening day leads to rejection.',
    'Hope Bank invites bids. A licence that is no longer valid is not accepted.',
    'Hope Bank invites bids. If the Bank decided to cancel the tender, it will return the documents.',
    'Hope Hotel invites bids for beds. It opens offers on 5 March and announces the winner on 8 March.',
    'Hope Hotel invites bids for beds. It announces the winning bidder within five days.',
  ])('is not taken from conditions: %s', (text) => {
    expect(typeOf(text)).toBe('purchase');
  });

  it.each([
    'The weather will be fine.',
    'ኒያላ ውሕስነት ኣ.ማ. ዓመታዊ ጠቕላላ ኣኼባ ብ23 ሕዳር 2018 ኣብ ኣዲስ ኣበባ ይካየድ።',
    'ብርሃን ውሕስነት ኣ.ማ. ዓመታዊ ኣኼባ ይካየድ።',
    'የሕግ ማስከበሪያ ኃይል ስብሰባ ያካሂዳል።',
  ])('is null without any tender: %s', (text) => {
    expect(typeOf(text)).toBeNull();
  });
});
