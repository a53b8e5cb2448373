import { linesOf, type Match, phrases, sentencesOf, within } from '../matching/index.ts';
import type { Span } from '../reading/found.ts';

/** Words in sentences about the buyer's address, where documents are sold and bids are opened. */
const ofAddress =
  phrases(`አድራሻ*, አድራሻችን, ቢሮ ቁጥር, ዋና መ/ቤት, ዋና መስሪያ ቤት, ዋና ቢሮ, ይከፈታል, ጨረታ ሳጥን, ጨረታ ሳጥኑ, ስልክ, ስልክ ቁጥር, ፖ.ሳ.ቁ,
  address, office no, office number, room no, p.o. box, p.o.box, po box, head office, tel, telephone, will be opened, tender box, bid box, floor,
  teessoo, bilbila, lakk. bilbilaa, sanduuqa caalbaasii, banama, ኣድራሻ, ቁፅሪ ስልኪ, ስልኪ, ይኽፈት, ሳንዱቕ ጨረታ`);

/** Words in sentences about the place of delivery or work. */
const ofDelivery = phrases(
  `ማስረከቢያ*, ርክክብ*, የሚረከቡበት, ያቀርባል, ግንባታ, deliver*, delivery, site, construction, geejji*, ርክክብ`,
);

const hasPhone = /(?:\+251|\b0\d{2})[\d\s()/-]{6,}/;

/** Sentences and lines with addresses. */
export function addressSpans(folded: string): Span[] {
  const [address, delivery] = [ofAddress(folded), ofDelivery(folded)];
  return linesOf(folded).flatMap((line) =>
    sentencesOf(folded, line).filter(([start, end]) => {
      const speaksOf = (matches: readonly Match[]) => within(matches, [start, end]).length > 0;
      return (speaksOf(address) || hasPhone.test(folded.slice(start, end))) && !speaksOf(delivery);
    }),
  );
}
