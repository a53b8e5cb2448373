import type {
  DeadlineWorking as DeadlineWorkingDto,
  TenderDetail as TenderDetailDto,
  TenderListItem,
} from '@awaj/api-client/schema';
import { toTenderStatus } from '@awaj/domain/tender-status';
import type { CloseDateRule, CloseDateWorking, Notice, NoticeDate, Schedule, Tender, TenderDetail } from './tender.ts';

const toInstant = (text: string | null): Date | null => (text === null ? null : new Date(text));

const toNoticeDate = (at: string | null, alternativeText: string | null): NoticeDate => ({
  at: toInstant(at),
  alternativeText,
});

/** The server sends sources only to viewers who may see the schedule, otherwise null. */
function toSchedule(dto: TenderListItem): Schedule {
  if (dto.tender_sources === null) return { kind: 'locked' };
  return {
    kind: 'shown',
    closes: toNoticeDate(dto.bid_close_date, dto.alternative_close_date),
    ...(dto.is_close_date_approximate && { isApproximate: true }),
    opens: toNoticeDate(dto.bid_open_date, dto.alternative_open_date),
    publications: dto.tender_sources.map(({ source, published_at }) => ({
      source: source.name,
      publishedOn: published_at,
    })),
  };
}

export function toTender(dto: TenderListItem): Tender {
  return {
    id: dto.id,
    title: dto.title,
    status: toTenderStatus(dto.status),
    isSaved: dto.is_saved === 1,
    ...(dto.progress && { progress: dto.progress }),
    createdAt: new Date(dto.created_at),
    company: dto.company,
    categories: dto.tender_categories.map(({ category_id, category }) => ({ id: category_id, name: category.name })),
    regions: dto.tender_regions.map(({ region_id, region }) => ({ id: region_id, name: region.name })),
    language: dto.language.name,
    schedule: toSchedule(dto),
  };
}

function toNotice({ content, bid_doc_price, bid_bond_price }: TenderDetailDto): Notice {
  if (content === null) return { kind: 'locked' };
  return { kind: 'shown', html: content, documentPrice: bid_doc_price, bond: bid_bond_price };
}

function toRule({ rule: kind, days, first_day: from, counts_saturdays, skipped }: DeadlineWorkingDto): CloseDateRule {
  if (kind === 'printed-date' || days === null || from === null) return { kind: 'printed-date' };
  if (kind !== 'working-days') return { kind, days, from };
  const daysOf = (reason: (typeof skipped)[number]['why']) =>
    skipped.filter(({ why }) => why === reason).map(({ date }) => date);
  return {
    kind,
    days,
    from,
    countsSaturdays: counts_saturdays,
    saturdays: daysOf('saturday').length,
    sundays: daysOf('sunday').length,
    holidays: daysOf('holiday'),
  };
}

const toWorking = (dto: DeadlineWorkingDto): CloseDateWorking => ({
  rule: toRule(dto),
  isMoved: dto.moved,
  hasHour: dto.has_hour,
  isCertain: dto.confidence === 'certain',
  isApproximate: dto.is_approximate,
  originalWords: dto.original_words,
  lastDay: dto.last_day,
});

export function toTenderDetail(dto: TenderDetailDto): TenderDetail {
  return {
    ...toTender(dto),
    snippet: dto.snippet,
    notice: toNotice(dto),
    type: dto.type,
    referenceNumber: dto.reference_number,
    cancellation: dto.is_cancelled ? { at: toInstant(dto.cancelled_at) } : null,
    closeDateWorking: dto.close_date_working && toWorking(dto.close_date_working),
    updates: dto.updates,
    requirements: dto.requirements?.map(({ kind, is_ticked }) => ({ kind, isTicked: is_ticked === 1 })) ?? null,
  };
}
