/** Labels before a number. */
const labels = {
  phone:
    'ስልክ|ስልኮች|ስልክቁጥር|ስ\\.ቁ|ስ/ቁ|ሞባይል|ሞባ|ሞ|ተንቀሳቃሽ|ደውሉ|በመደወል|ይደውሉ|ስልኪ|ስልክታት|ቴሌፎን|ተሌፎን|ቴሌ|tele?phone|phone|phones|tell?|mobile|mob|cell|call|contact|whatsapp|telegram|bilbil\\w*|bil|lakk\\w* bil\\w*|moobaayil\\w*|mobaayil\\w*',
  other:
    'fax|faksii|faaksii|facsimile|ፋክስ|ፋክሥ|ፋ|tin|tax|vat|ቲን|መለያ|ግብር|account|acc|a/c|ሂሳብ|ሒሳብ|ሕሳብ|herrega|box|ሳጥን|ፖ\\.ሳ\\.ቁ|ፖሳቁ|ሻንሲ|ሻንሲስ|chassis|engine|serial|plate|ሰሌዳ|ካርታ|መዝገብ|መ/ቁ|ፋይል|file|invoice|swift|code|ኮድ|licence|license|proclamation|አዋጅ|ref|reference',
} as const;
export type Label = keyof typeof labels;

/** The text allowed between a label and its number, and between two numbers. */
const between =
  '(?:[^\\p{L}]|(?<!\\p{L})(?:ቁጥር|ቁ|ቁፅሪ|ቁጽሪ|no|nos|reg|registration|number|numbers|num|lakk\\w*|or|and|ወይም|ወይ|እና|yookiin|ykn|fi)(?!\\p{L}))*';
const isBefore = (words: string): RegExp => new RegExp(`(?<![\\p{L}])(?:[በየለንብ]|via\\s)?(?:${words})${between}$`, 'iu');
const patterns = { phone: isBefore(labels.phone), other: isBefore(labels.other) };

const farthest = 90;

/** The label of the number that begins here, if any; "Tel/Fax" counts as a phone. */
export function labelBefore(text: string, at: number): Label | null {
  const before = text.slice(Math.max(0, at - farthest), at).replace(/^.*\n(?=[^\n]*\p{L}[^\n]*$)/su, '');
  if (patterns.phone.test(before)) return 'phone';
  if (!patterns.other.test(before)) return null;
  const isBoth = /(?:tele?(?:phone)?|ስልክ|bilbila)\.?\s*(?:\/|and|&|እና|ና)\s*\S*(?:fax|ፋክስ|faaksii)/i.test(before);
  return isBoth ? 'phone' : 'other';
}
