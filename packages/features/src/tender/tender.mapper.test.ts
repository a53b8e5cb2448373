import type { TenderDetail as TenderDetailDto } from '@awaj/api-client/schema';
import { describe, expect, it } from 'vitest';
import { toTender, toTenderDetail } from './tender.mapper.ts';

const visitorDto: TenderDetailDto = {
  id: 7,
  title: 'Supply of tyres',
  bid_open_date: null,
  bid_close_date: null,
  alternative_open_date: null,
  alternative_close_date: null,
  created_at: '2026-11-21T06:00:00.000Z',
  status: 1,
  is_saved: 0,
  tender_sources: null,
  company: { id: 1, name: 'Gibe Valley University', logo: null },
  tender_categories: [{ category_id: 2, category: { name: 'Vehicles' } }],
  tender_regions: [{ region_id: 3, region: { name: 'Oromia' } }],
  language: { id: 2, name: 'English' },
  snippet: 'Bidders are invited.',
  content: null,
  bid_doc_price: null,
  bid_bond_price: null,
  type: 'purchase',
  reference_number: null,
  is_cancelled: false,
  cancelled_at: null,
  close_date_working: null,
  updates: 0,
  requirements: null,
};

const subscriberDto: TenderDetailDto = {
  ...visitorDto,
  bid_close_date: '2026-11-24T07:30:00.000Z',
  alternative_open_date: 'the same day',
  tender_sources: [{ source: { id: 1, name: 'Addis Zemen' }, published_at: '2026-11-21' }],
  content: '<p>All of it.</p>',
  bid_doc_price: '200',
};

describe('a tender from the wire', () => {
  it('is converted once', () => {
    expect(toTender(visitorDto)).toMatchObject({
      status: 'open',
      isSaved: false,
      createdAt: new Date('2026-11-21T06:00:00Z'),
      categories: [{ id: 2, name: 'Vehicles' }],
      regions: [{ id: 3, name: 'Oromia' }],
    });
  });

  it('is locked if the server left parts out', () => {
    const { schedule, notice } = toTenderDetail(visitorDto);
    expect([schedule.kind, notice.kind]).toEqual(['locked', 'locked']);
  });

  it('is unlocked for a subscriber, even if the notice gives nothing', () => {
    const { schedule, notice } = toTenderDetail(subscriberDto);
    expect(schedule).toEqual({
      kind: 'shown',
      closes: { at: new Date('2026-11-24T07:30:00Z'), alternativeText: null },
      opens: { at: null, alternativeText: 'the same day' },
      publications: [{ source: 'Addis Zemen', publishedOn: '2026-11-21' }],
    });
    expect(notice).toEqual({ kind: 'shown', html: '<p>All of it.</p>', documentPrice: '200', bond: null });
  });

  it('says that its closing date was counted or estimated', () => {
    const { schedule } = toTender({ ...subscriberDto, is_close_date_approximate: true });
    expect(schedule).toMatchObject({ kind: 'shown', isApproximate: true });
  });

  it('has every printing, even several in one paper', () => {
    const source = { id: 1, name: 'Addis Zemen' };
    const printed = ['2026-11-21', '2026-11-23'].map((published_at) => ({ source, published_at }));
    const { schedule } = toTender({ ...subscriberDto, tender_sources: printed });
    expect(schedule.kind === 'shown' && schedule.publications).toEqual([
      { source: 'Addis Zemen', publishedOn: '2026-11-21' },
      { source: 'Addis Zemen', publishedOn: '2026-11-23' },
    ]);
  });

  it('is cancelled, on a day that only some may know', () => {
    expect(toTenderDetail(visitorDto).cancellation).toBeNull();
    expect(toTenderDetail({ ...visitorDto, is_cancelled: true }).cancellation).toEqual({ at: null });
    const cancelled = { ...subscriberDto, is_cancelled: true, cancelled_at: '2026-11-23T06:00:00.000Z' };
    expect(toTenderDetail(cancelled).cancellation).toEqual({ at: new Date('2026-11-23T06:00:00Z') });
  });

  it('has the explanation of its closing date', () => {
    const working: NonNullable<TenderDetailDto['close_date_working']> = {
      rule: 'working-days',
      days: 15,
      first_day: '2026-12-25',
      last_day: '2027-01-18',
      counts_saturdays: false,
      skipped: [
        { date: '2026-12-26', why: 'saturday' },
        { date: '2027-01-07', why: 'holiday' },
      ],
      moved: false,
      has_hour: true,
      confidence: 'likely',
      is_approximate: true,
      original_words: 'within 15 working days',
    };
    const wire = (change: Partial<typeof working>): TenderDetailDto => ({
      ...subscriberDto,
      close_date_working: { ...working, ...change },
    });
    expect(toTenderDetail(wire({})).closeDateWorking).toEqual({
      rule: {
        kind: 'working-days',
        days: 15,
        from: '2026-12-25',
        countsSaturdays: false,
        saturdays: 1,
        sundays: 0,
        holidays: ['2027-01-07'],
      },
      isMoved: false,
      hasHour: true,
      isCertain: false,
      isApproximate: true,
      originalWords: 'within 15 working days',
      lastDay: '2027-01-18',
    });
    const printed = wire({ rule: 'printed-date', days: null, first_day: null, confidence: 'certain' });
    expect(toTenderDetail(printed).closeDateWorking).toMatchObject({
      rule: { kind: 'printed-date' },
      isCertain: true,
    });
  });
});
