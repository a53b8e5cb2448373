import { recentlyRead } from '@awaj/domain/recently-read';
import { type Match, phrases, within } from '../matching/index.ts';
import { foldLetters } from '../notice-text/index.ts';
import type { Span } from '../reading/found.ts';

/** The purpose of a notice: the buyer buys, sells or lets its objects. */
export type Purpose = 'purchase' | 'sale' | 'lease';

/** The verbs for each purpose, and the noun of a headline for it. */
const verbs: readonly (readonly [purpose: Purpose, noun: string, list: string])[] = [
  [
    'purchase',
    'ግዥ',
    'መግዛት, ለመግዛት, ሊገዛ, ይገዛል, ይገዛሉ, እንገዛለን, ግዥ ለመፈጸም, ግዢ ለመፈጸም, ግዥ ይፈጽማል, ግዢ ይፈጽማል, ግዥ መፈጸም, ግዢ መፈጸም, እንዲገዛ, ገዝቶ ማስገባት, ለመሸመት, ለመግዛትና, ለማስገዛት, ገዝቶ ለ*, ገዝቶ ማከፋፈል, ገዝቶ መጠቀም, ገዝቶ መገልገል',
  ],
  [
    'purchase',
    '',
    'ያሠራል, ያሰራል, ማሠራት, ለማሠራት, ማሰራት, ለማሰራት, ማስገንባት, ለማስገንባት, ለማስጠናት, ማስጠናት, መቅጠር, ለመቅጠር, ለማስፈጸም, ለማከናወን, ማከናወን, ለማግኘት, ለማሠልጠን, ማስተከል, ለማስተከል, ማስቆፈር, ለማስቆፈር, ለማስጀመር, ለማዘጋጀት, ማዘጋጀት, ማስገባት, ለማስገባት, ለማስፈፀም, ማሰጠት, ለማሰጠት, መምረጥ, ለመምረጥ, ውል መፈራረም, ውል መግባት, ማቅረብ ለሚችሉ',
  ],
  ['purchase', 'ጥገና', 'ማስጠገን, ለማስጠገን, ማሳደስ, ለማሳደስ'],
  ['purchase', 'እድሳት', 'ማደስ, ለማደስ'],
  ['purchase', 'ኅትመት', 'ማሳተም, ለማሳተም'],
  ['purchase', 'ማጓጓዝ', 'ማጓጓዝ, ለማጓጓዝ, ማስጫን, ለማስጫን'],
  [
    'sale',
    'ሽያጭ',
    'መሸጥ, ለመሸጥ, ስለሚሸጥ, ስለሚሸጡ, ይሸጣል, እንሸጣለን, ሊሸጥ, ይሸጣሉ, ለሽያጭ, ሽያጭ ለመፈጸም, ያስወግዳል, ያስወግዳሉ, ማስወገድ ይፈልጋል, ለማስወገድ ይፈልጋል, እንዲሸጥ, ንብረት ማስወገድ, ንብረት ለማስወገድ, ንብረቶችን ለማስወገድ, ንብረቶችን ማስወገድ, ዕቃዎችን ለማስወገድ, ሸጦ',
  ],
  [
    'purchase',
    '',
    'to purchase, to procure, to buy, to hire, to engage, to construct, to acquire, to outsource, to contract, to select, to recruit, to enter into, supply of, procurement of, provision of, construction of, purchase of, the supply, requires, looking for a supplier, looking for suppliers, looking for a firm, looking for a contractor',
  ],
  [
    'sale',
    '',
    'to sell, sells, will sell, shall sell, selling, to dispose, disposes of, disposing of, to auction, sale of, disposal of, sell by',
  ],
  [
    'lease',
    '',
    'to rent, to lease, to let, lease out, leases out, leases its, rent out, rents out, rents its, lets out, to transfer urban land, for rent, for lease',
  ],
  ['lease', 'ኪራይ', 'መከራየት, ለመከራየት, ማከራየት, ለማከራየት, ያከራያል, ያከራያሉ, ሊያከራይ, ይከራያል, ይከራያሉ, ሊከራይ, ተከራይቶ, ለኪራይ'],
  ['lease', '', 'ለማስተላለፍ, ማስተላለፍ, ያስተላልፋል'],
  ['purchase', 'ዕድጊ', 'ክገዝእ, ኽገዝእ, ኽዕድግ, ንኽዕድግ, ንክዕድግ, ንኽገዝእ, ክሽምት, ንምግዛእ, ክዕድግ, ንምዕዳግ, ክገዝኣ, ክገዝኡ'],
  ['purchase', '', 'ከስርሕ, ንምስራሕ, ከስርሕን, ክቖፅር, ንምቑፃር, ከህንፅ, ንምህናፅ, ከስርሖ, ንምርካብ, ክረክብ'],
  ['purchase', 'ሕትመት', 'ንምሕታም, ከሕትም, ክሕተም, ከሕትሞ'],
  ['purchase', 'ጽገና', 'ከፅግን, ከጸግን, ንምፅጋን'],
  [
    'sale',
    'መሸጣ',
    'ክሸይጥ, ኽሸይጥ, ንኽሸይጥ, ንምሻጥ, ንምሽያጥ, ክሸጥ, ክሽየጥ, ንመሸጣ, ይሸይጥ, ይሽየጥ, ክትሽየጥ, ክሸየጥ, ክሸየጡ, ይሸየጥ, ይሸየጡ, ክሽየጡ, ይሽየጡ, ከወግድ, ክውገድ*, ንምውጋድ',
  ],
  ['lease', 'ክራይ', 'ክካረ, ኽካረ, ኽካረይ, ክካረይ, ንምክራይ, ከካሪ, ከከሪ, ንምክራይን, ክካረይን, ንምክራያት'],
  ['lease', '', 'ከመሓላልፍ, ንምምሕልላፍ'],
  ['purchase', 'bittaa', 'bituu, bituuf, bitachuu, bitachuuf, bittaa raawwachuu, bituudhaaf'],
  [
    'purchase',
    '',
    'hojjechiisuu*, ijaarsisuu*, ijaarsifachuu*, qacaruu*, argachuuf, dhiyeessisuu, hojjachiisuu*, gaggeessuuf, gaggeessuu, qorachiisuu*, qotachiisuu*, suphsiisuu*, maxxansiisuu*, geejjibsiisuu*, raawwachiisuu*',
  ],
  ['purchase', 'ijaarsa', 'ijaaruuf, ijaaruu'],
  ['sale', 'gurgurtaa', 'gurguruu, gurgura, gurguruuf, gurguruudhaaf, gurgurachuu, maqsuu, maqsuuf'],
  ['lease', 'kiraa', 'kireeffachuu*, kireessuu*, kireessa, ni kireessa'],
  ['lease', '', 'liiziin dabarsuu*, liiziin dabarsa, dabarsuu, dabarsuuf'],
];

const tables = verbs.map(([purpose, noun, list]) => ({ purpose, noun, find: phrases(list) }));

export interface PurposeVerb extends Match {
  purpose: Purpose;
  /** For a headline. Empty if the object already contains it. */
  noun: string;
}

/** "Buys the document", "sale of bid documents": these are in every notice and are no purpose. */
const document = /(?:ሰነድ|ዶክመንት|ሰነዱ|sanad|dookumant)[\p{L}'’]*(?:[^\p{L}።]+[\p{L}\p{N}./%]+){0,12}[^\p{L}።]*$/u;
/** In English the object of a sale follows the verb. */
const documentAfter =
  /^\s+(?:(?:a|the|complete|set|sets|of|these|this)\s+)*(?:(?:bid|bidding|tender)\s+)?(?:documents?|rfp)\b/;
/** "Tractors that serve to haul cane": this verb gives the use of the object. */
const aimOfThing = /^\s+(?:የሚያገለግ|የሚው[ልሉ]|የሚሆ[ንኑ]|የሚያስፈልግ|የሚረዳ|ዘገልግል|ዝውዕል)/;
/** A verb in a name, such as the transfer sector of an office or the haulage service. */
const partOfName = /^\s+(?:ዘርፍ|ቢሮ|መምሪያ|ዳይሬክቶሬት|ቡድን|አገልግሎት|ክፍል|ጽ\/ቤት)/;
const lookBack = 120;

const removes = /^maqs|[ወው][ገግጋ][ድዳ]/;
const waste = new RegExp(`(?:${foldLetters('ጓሓፍ|ቆሻሻ')}|\\b(?:balf|kosii))[^።.\\n]{0,15}$`);

/** Somebody is hired to remove waste. Only what is worth something is removed by a sale. */
const isRemovalOfWaste = ({ phrase, start }: Match, folded: string): boolean =>
  removes.test(phrase) && waste.test(folded.slice(Math.max(0, start - lookBack), start));

const bidders = /(?:bidders|buyers|purchasers|persons|anybody|anyone)\s+(?:who\s+\w+\s+)?$|\bnamn\S*\s(?:\S+\s)?$/;

/** "Invites bidders to buy a house", namni bituu barbaadu: an object that bidders buy is for sale. */
const isByBidders = ({ phrase, start }: Match, folded: string): boolean =>
  /^to (?:buy|purchase)|^bituu$/.test(phrase) && bidders.test(folded.slice(Math.max(0, start - 40), start));

const verbsOf = recentlyRead((folded): readonly PurposeVerb[] =>
  tables
    .flatMap(({ purpose, noun, find }) => find(folded).map((match) => ({ ...match, purpose, noun })))
    .filter(({ start }) => !document.test(folded.slice(Math.max(0, start - lookBack), start)))
    .filter(({ end }) => !documentAfter.test(folded.slice(end, end + lookBack)))
    .filter(({ end }) => !partOfName.test(folded.slice(end, end + lookBack)))
    .filter((verb) => !isRemovalOfWaste(verb, folded))
    .filter(({ end }) => !aimOfThing.test(folded.slice(end, end + lookBack)))
    .map((verb): PurposeVerb => (isByBidders(verb, folded) ? { ...verb, purpose: 'sale' } : verb))
    .sort((left, right) => left.start - right.start),
);

/** Finds the verbs of purpose in order, without those about documents. */
export const purposeVerbs = (folded: string, span: Span): PurposeVerb[] => within(verbsOf(folded), span);

/** Matches any wish: መግዛት ይፈልጋል, suphisiisuu barbaada, ክጽግን ይደሊ. The verb before "wants" gives the purpose. */
const wanted =
  /(?<![\p{L}])(?<verb>(?:ለ?[መማ][ሀ-ፚ]{2,}|እንዲ[ሀ-ፚ]{2,}|[ክንከ][ሀ-ፚ]{2,})(?=\s+(?:ይፈልጋ|ይሻ|ስለ?ሚፈልግ|ስለፈለ|ስለተፈለገ|እንፈልጋ|ፍላጎት|አቅዶ|አስቦ|ይደሊ|ይደልዩ|ስለ?ዝደሊ|ስለ?ዝደለ|ንደሊ|ስለ?ዝደልዩ))|\p{L}+uu(?:f|dhaaf)?(?=\s+(?:waan\s+)?barbaa))/gu;

/** A quick check, because most lines have none. */
const saysWant = /ፈል|ይሻ|ፈለ|ፍላጎት|አቅዶ|አስቦ|ይደ|ዝደ|ንደ|barbaa/;

export function wantedVerb(folded: string, [start, end]: Span): PurposeVerb | null {
  if (!saysWant.test(folded.slice(start, end))) return null;
  for (const match of folded.slice(start, end).matchAll(wanted)) {
    const at = start + match.index;
    const verb: PurposeVerb = { phrase: match[0], start: at, end: at + match[0].length, purpose: 'purchase', noun: '' };
    if (!document.test(folded.slice(Math.max(0, at - lookBack), at))) return verb;
  }
  return null;
}

/** "Firms that give [audit services] are invited": the verb before the firms. */
const doers =
  /(?<verb>የሚሰጡ|የሚያቀርቡ|የሚያከናውኑ|የሚሰሩ|የሚያካሂዱ)\s+(?:\S+\s+){0,3}?\S*(?:ድርጅቶች|አማካሪዎች|ባለሙያዎች|አቅራቢዎች|ተቋራጮች|ኩባንያዎች|ተቋማት)/u;
const invites = /ይጋብዛል|ጥሪ ያቀርባል|እንዲወዳደሩ|እንዲገልጹ/;

export function doersVerb(folded: string, [start, end]: Span): PurposeVerb | null {
  const sentence = folded.slice(start, end);
  const verb = invites.test(sentence) ? doers.exec(sentence) : null;
  const phrase = verb?.groups?.verb ?? '';
  const at = start + (verb?.index ?? 0);
  return verb && { phrase, start: at, end: at + phrase.length, purpose: 'purchase', noun: '' };
}
