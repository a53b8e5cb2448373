import type { DeadlineWorking } from '@awaj/domain/deadline';
import type { CalendarDate } from '@awaj/domain/ethiopian-calendar';
import { addisDay } from './addis-time.ts';
import { categoryIdOf } from './categories.ts';
import type { Buyer } from './companies.ts';
import { workingFor } from './deadline-working.ts';
import type { NoticeFacts } from './facts.ts';
import { type LanguageCode, languageId } from './languages.ts';
import { writeNotice } from './notice.ts';
import { createRandom } from './prng.ts';
import { publicationOf } from './publication.ts';
import { regionIdOf } from './regions.ts';
import { type Deadline, deadlineFor } from './schedule.ts';
import type { Subject } from './subject.ts';
import { type Terms, termsFor } from './terms.ts';

export interface DemoTender {
  id: number;
  title: string;
  contentHtml: string;
  snippet: string;
  languageId: number;
  companyId: number;
  categoryIds: number[];
  regionIds: number[];
  sources: { sourceId: number; publishedOn: CalendarDate }[];
  createdAt: Date;
  opensAt: Date | null;
  closesAt: Date | null;
  alternativeOpenText: string | null;
  alternativeCloseText: string | null;
  documentPriceSantim: number | null;
  bondSantim: number | null;
  deadlineWorking: DeadlineWorking | null;
}

interface TenderSeed {
  id: number;
  language: LanguageCode;
  buyer: Buyer;
  subject: Subject;
  collectedAt: Date;
  /** A given deadline instead of a random one. */
  deadline: Deadline | undefined;
}

/** Every tender has its own random streams, so its text does not depend on the others. */
export function createTender(seed: TenderSeed): DemoTender {
  const { id, language, buyer, subject, collectedAt } = seed;
  const dates = createRandom(`dates ${id}`);
  const publication = publicationOf(dates, createRandom(`reprints ${id}`), {
    language,
    region: buyer.region,
    collectedDay: addisDay(collectedAt),
  });
  const deadline = seed.deadline ?? deadlineFor(dates, publication.firstDay);
  const words = createRandom(`words ${id}`);
  const terms = termsFor(words, subject.objects[0].kind);
  const facts: NoticeFacts = { language, buyer, subject, terms, deadline, collectedAt };
  const notice = writeNotice(words, facts);
  const dated = resolvedDates(deadline, dates.chance(0.85));
  const publishedOn = publication.sources.map((source) => source.publishedOn);
  return {
    id,
    ...notice,
    languageId: languageId[language],
    companyId: buyer.id,
    categoryIds: idsOf(subject.categories, categoryIdOf),
    regionIds: idsOf(
      subject.sites.map(({ region }) => region),
      regionIdOf,
    ),
    sources: publication.sources,
    createdAt: collectedAt,
    ...dated,
    ...workingFor({ id, deadline, publishedOn, closesAt: dated.closesAt, originalWords: notice.alternativeCloseText }),
    ...prices(terms),
  };
}

/** An editor works out most deadlines that are given as a rule, but not all. */
function resolvedDates(deadline: Deadline, isResolved: boolean) {
  if (deadline.form === 'open-ended' || (deadline.form !== 'date' && !isResolved)) {
    return { opensAt: null, closesAt: null };
  }
  return { opensAt: deadline.opensAt, closesAt: deadline.closesAt };
}

function prices({ documentBirr, bond }: Terms) {
  return {
    documentPriceSantim: documentBirr === null ? null : documentBirr * 100,
    bondSantim: bond.form === 'amount' ? bond.birr * 100 : null,
  };
}

function idsOf<Slug>(slugs: readonly Slug[], ids: ReadonlyMap<Slug, number>): number[] {
  return [...new Set(slugs)].flatMap((slug) => ids.get(slug) ?? []);
}
