import type { ReadableNotice } from '../notice-text/index.ts';
import type { Span } from '../reading/found.ts';

/** "Procuring entity: …", until the line ends; the name may stand in the line below its label. */
const label =
  /(?:^|\n)[^\p{L}\n]*(?:name of (?:the )?(?:procuring entity|employer|client|purchaser|buyer)|procuring entity|purchasing entity|employer|client|purchaser|contracting authority|organi[sz]ation(?: name)?|company(?: name)?|implementing agency|issued by|published by|posted by|announced by|invited by|organi[sz]ed by|advertiser|issuing (?:office|entity|organi[sz]ation)|buyer|from(?=:\s+[^\n\d]{4,}(?:\n|$))|ጨረታውን ያወጣው (?:መ\/ቤት|መስሪያ ቤት|ድርጅት|ተቋም)|ግዥ ፈጻሚ(?:ው)? አካል|ድርጅት|ጨረታውን ያወጣው|ገዥው? አካል|አሰሪ(?:ው)?(?: መ\/ቤት)?|ጨረታውን የሚያወጣው|የገዥው መ\/ቤት ስም|qaama bituu|ዓዳጊ ኣካል)[ \t]*(?:(?::-?|፡-?|፦|=|\|)[ \t]*\n*|\n+)[ \t]*((?![^\n]*:[ \t]*(?:\n|$))[^\n]{4,180})/giu;

export function labelledBuyer({ folded }: ReadableNotice): Span | null {
  const match = label.exec(folded);
  label.lastIndex = 0;
  const name = match?.[1];
  if (match === null || name === undefined) return null;
  const end = match.index + match[0].length;
  return [end - name.length, end - (name.length - name.replace(/(?:[,;።]|(?<=\p{L}{3})\.(?=\s)).*$/su, '').length)];
}
