import { addDays, dayNumber } from './calendar.ts';
import { type Change, followUpNotice, type Notice, noticeOf } from './notice.ts';
import { type Appearance, plan } from './plan.ts';
import type { SiteSlug } from './site-list.ts';
import { type Edition, type Tender, tendersOf } from './tender.ts';
import { type FollowUp, followUps } from './texts/phrasing.ts';

/** One notice on one site. */
export interface Printing extends Appearance {
  /** The end of its address, such as 20261125-1-03. */
  key: string;
  edition: Edition;
  tender: Tender;
  notice: Notice;
  /** Null for a new tender. */
  change: Change | null;
}

interface PlannedFollowUp extends Appearance {
  /** Index among the earlier edition's tenders. All of them have a closing day. */
  place: number;
  kinds: readonly FollowUp[];
}

const inPaper = (site: SiteSlug, language: Appearance['language'], way: 0 | 1, place: number): PlannedFollowUp => ({
  site,
  language,
  way,
  place,
  kinds: followUps,
});

const plannedFollowUps: readonly PlannedFollowUp[] = [
  inPaper('addis-dimts', 'am', 0, 0),
  inPaper('nile-herald', 'en', 1, 2),
  inPaper('gulantaa', 'om', 0, 17),
  inPaper('addis-dimts', 'am', 1, 13),
  inPaper('nile-herald', 'om', 0, 16),
  inPaper('gulantaa', 'ti', 0, 3),
  { site: 'procurement-portal', language: 'en', way: 0, place: 20, kinds: ['extension', 'cancellation'] },
];

/** The earlier edition to which an edition's notices refer. */
const editionBefore = ({ day, number }: Edition): Edition =>
  number > 1 ? { day, number: number - 1 } : { day: addDays(day, -1), number: 1 };

function changeOf(kind: FollowUp, { deadline, bond }: Tender): Change {
  const later = kind === 'extension' || kind === 'readvertisement' ? deadline.closes : null;
  // Two or three weeks later is the same day of the week.
  const closes = later && { ...later, day: addDays(later.day, kind === 'extension' ? 14 : 21) };
  const before = 'birr' in bond ? bond.birr : 10_000;
  const bondBirr = kind === 'corrigendum' || kind === 'readvertisement' ? before + 7_500 : null;
  return { kind, closes, bondBirr };
}

function followUpsIn(site: SiteSlug, edition: Edition): Omit<Printing, 'key'>[] {
  const earlier = tendersOf(editionBefore(edition));
  return plannedFollowUps.flatMap((planned, slot) => {
    const tender = earlier[planned.place];
    const kind = planned.kinds[(dayNumber(edition.day) + edition.number + slot) % planned.kinds.length];
    if (planned.site !== site || !tender || !kind) return [];
    const change = changeOf(kind, tender);
    const { language, way } = planned;
    return [{ site, language, way, edition, tender, change, notice: followUpNotice(tender, change, planned) }];
  });
}

/** The content of a site's issue. It depends only on the day and the number of the edition. */
export function printingsIn(site: SiteSlug, edition: Edition): Printing[] {
  const tenders = tendersOf(edition);
  const fresh = plan.flatMap(({ printed }, place) => {
    const tender = tenders[place];
    return tender === undefined
      ? []
      : printed
          .filter((appearance) => appearance.site === site)
          .map((appearance) => ({
            ...appearance,
            edition,
            tender,
            change: null,
            notice: noticeOf(tender, appearance),
          }));
  });
  const issue = `${edition.day.replaceAll('-', '')}-${edition.number}`;
  return [...fresh, ...followUpsIn(site, edition)].map((printing, index) => ({
    ...printing,
    key: `${issue}-${String(index + 1).padStart(2, '0')}`,
  }));
}
