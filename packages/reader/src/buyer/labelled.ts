import type { ReadableNotice } from '../notice-text/index.ts';
import type { Span } from '../reading/found.ts';
import { englishWords } from './organisations.ts';

/** "Procuring entity: …", up to the end of the line. The name may be in the line below its label. */
const label =
  /(?:^|\n|[.;]\s)[^\p{L}\n]*(?:name of (?:the )?(?:procuring entity|employer|client|purchaser|buyer)|procuring entity|purchasing entity|employer|client|purchaser|contracting authority|organi[sz]ation(?: name)?|company(?: name)?|implementing agency|(?:procuring |purchasing )?agency|issued by|published by|posted by|announced by|invited by|organi[sz]ed by|advertiser|issuing (?:office|entity|organi[sz]ation)|buyer|from(?=:\s+[^\n\d]{4,}(?:\n|$))|ጨረታውን ያወጣው (?:መ\/ቤት|መስሪያ ቤት|ድርጅት|ተቋም)|የ?ግዥ ፈጻሚ(?:ው)? (?:አካል|መስሪያ ቤት|መ\/ቤት)(?: ስም)?|የ?ድርጅቱ? ስም|ድርጅት|ጨረታውን ያወጣው|ገዥው? አካል|አሰሪ(?:ው)?(?: መ\/ቤት)?|ጨረታውን የሚያወጣው|የገዥው መ\/ቤት ስም|qaama bituu|man(?:a|ni) hojii bittaa raawwatu|maqaa dhaabbataa|ትካል|ሽም ትካል|ዓዳጊ ኣካል)[ \t]*(?:(?::-?|፡-?|፦|=|\|)[ \t]*\n*|\n+)[ \t]*((?![^\n]*:[ \t]*(?:\n|$))[^\n]{4,180})/giu;

const over = /(?:[;።]|(?<=\p{L}{3})\.(?=\s)).*$/su;
/** "Ministry of Transport, Roads Authority" is a whole name; "Selam Bank, Bole Road" is a name and where it is. */
const isAddress =
  /\b(?:office|department|directorate|unit|road|street|city|sub-?city|town|woreda|zone|region|ethiopia|building|floor|box)\b|\d/i;

function withoutAddress(name: string): string {
  const parts = name.split(/(?=,)/);
  const address = parts.findIndex((part, at) => at > 0 && (!englishWords.test(part) || isAddress.test(part)));
  return parts.slice(0, address < 0 ? parts.length : address).join('');
}

/** If a label has no value, the next label is not the name. A measure of an amount or a plot is not a name either. */
const isNoName =
  /^(?:[a-z\d]{1,2}[.)]\s|suppliers?\b|sellers?\b|contractors?\b)|^(?:bids?|tenders?|doc(?:uments?)?|publi(?:shed|cation)|opening|closing|price|date|category)\b|^ባለ\s?\d/i;

export function labelledBuyer({ folded }: ReadableNotice): Span | null {
  const match = label.exec(folded);
  label.lastIndex = 0;
  const name = match?.[1];
  if (match === null || name === undefined || isNoName.test(name)) return null;
  const end = match.index + match[0].length;
  const start = end - name.length;
  return [start, start + withoutAddress(name.replace(over, '')).length];
}
