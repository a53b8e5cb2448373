/** What a website prints around each of its pages: no line of a notice, whatever its language. */
const ofSite = new RegExp(
  `^[\\s•|>»·*-]*(?:${[
    'your cart is (?:currently )?empty!?',
    'home\\s*[>»/›|].*',
    'skip to (?:main )?content',
    'share(?: (?:this|on|via)\\b.*)?:?',
    '(?:(?:facebook|twitter|telegram|whatsapp|linkedin|instagram|youtube|pinterest|email|print|copy link)[\\s,|/&]*)+',
    'related (?:posts|tenders|articles|notices)\\b.*',
    'you (?:might|may) also like\\b.*',
    'leave a (?:reply|comment)\\b.*',
    'post comment|no comments?\\b.*|\\d+ (?:comments?|views?|likes?|shares?)',
    'your email address will not be published\\b.*',
    'required fields are marked\\b.*',
    'save my name\\b.*',
    'this site uses akismet\\b.*',
    '(?:copyright|©|\\(c\\))\\s.*|all rights reserved.*',
    '(?:log ?in|sign ?in|sign ?up|register|subscribe|logout|my account|menu|search|advertisement|read more|load more|view all|back to top|previous|next|previous post|next post|download(?: pdf)?)(?: now)?:?',
    'follow us\\b.*|download our app\\b.*|privacy policy\\b.*|terms (?:of use|of service|and conditions)(?: \\|.*)?',
    'please read the detailed instructions below\\b.*',
    'ከስር የተ(?:ቀመጠውን|ጠቀመጠውን)\\s.*',
  ].join('|')})[\\s.|]*$`,
  'i',
);

const longest = 140;
/** A quick check, because most texts come from no site. */
const maySay =
  /cart|share|facebook|telegram|related|leave a|reply|copyright|©|rights reserved|skip to|home ?[>»/›|]|log ?in|sign ?in|subscribe|read more|comment|follow us|instructions below|ከስር የተ|privacy|advertisement|menu/i;

/** Blanks the lines of the website, so that every other letter keeps its place. */
export function withoutSiteLines(text: string): string {
  if (!maySay.test(text)) return text;
  return text
    .split('\n')
    .map((line) => (line.length <= longest && ofSite.test(line) ? ' '.repeat(line.length) : line))
    .join('\n');
}

const fewestBreaks = 2;
const mostSingle = 0.1;

/** Where a blank line follows every line, as paragraphs of a page give it, a blank line ends nothing. */
export function withoutBlankLines(text: string): string {
  const within = text.trim();
  const double = within.match(/\n[^\S\n]*\n/g)?.length ?? 0;
  const single = within.match(/(?<!\n[^\S\n]*)\n(?![^\S\n]*\n)/g)?.length ?? 0;
  if (double < fewestBreaks || single > mostSingle * double) return text;
  return text.replace(/\n(?=[^\S\n]*\n)/g, ' ');
}
