/** "For the time of one year". */
const howLong =
  /\s+ለ\S+(?:\s\S+)?\s(?:ዘመን|[ዓአ]መት|[ዓአ]መታት|ወር|ወራት)(?:\s(?:ውል|የ?ሚቆይ)(?:\sበ\S+)?)?$|\s(?:bara|waggaa|ji'a)\s\S+f$/u;

/** "From known importers", "from suppliers": where the goods come from. */
const fromWhom = /\s+ከ(?:\S+\s)?\S*(?:አቅራቢ|አስመጪ|አምራ[ቾች]|አከፋፋይ|ነጋዴ|ድርጅት|ማህበራት|ማኅበራት)\S*(?:\sላይ)?$/u;

/** "… that give no service", "… as they are": says of things in Afaan Oromo that they are used. */
const outOfUse =
  /\s+(?:kan\s)?(?:(?:tajaajila|hojii)\s(?:\S+\s){0,3}?(?:ala|irraa?|kenn\S*|dhaab\S*)(?:\s\S+)?|bakka\s\S+)$/u;

/** በኤሌክትሮኒክ የግዥ ሥርዓት በኩል: the manner of the purchase. */
const byWhichWay = /\s+በ\S+(?:\s\S+){0,5}\sበኩል$/u;

/** "In the supply of bottles those who are engaged": describes the bidders, not the object. */
const whoDoesIt =
  /\s+(?:(?:ላይ\s+)?የተሰማሩ?(?:ትን)?(?:\s\S+)?|የሚ\S+\s+[ሥስ]ራ|የሚ\S+\s+አማካሪ\S*(?:\s\S+)?|በ(?:ውጭ|ኪራይ|ኮንትራት|አውትሶርስ)\S*(?:\s\S+){0,2}|በ\S+\s(?:ኮንትራት|ውል)\S*|ለ(?:አንድ|ሁለት|ሦስት|ሶስት|\d{1,2}))$/u;

/** "… godina Baalee keessatti" is a place. */
const placeBehind = /\s+(?:(?:kan|godina|magaalaa|aanaa)\s(?:\S+\s){1,4}?\S*(?:keessatti|irratti)(?:\sargam\S*)?)$/iu;

/** "As it is" in Tigrinya. */
const asItIs = /\s+[ኣአ]ብ\sዘለ\S+\sኩነታት$/u;

/** What follows an object and does not belong to it, in the order in which it is removed from the end. */
const details = [asItIs, howLong, byWhichWay, fromWhom, outOfUse, whoDoesIt, placeBehind];

/** The object without how long, how, from whom, by whom and where. */
export const withoutDetails = (object: string): string =>
  details.reduce((text, detail) => text.replace(detail, ''), object);
