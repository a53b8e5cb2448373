import type { TenderTimeline } from '@awaj/api-client/schema';
import { loadArea } from '@awaj/i18n';
import { describe, expect, it } from 'vitest';
import { toTimeline } from './timeline.ts';
import { eventTexts } from './timeline-text.ts';

type EventDto = TenderTimeline['data'][number];

const { timeline: english } = await loadArea('tenderPage', 'en');
const { timeline: amharic } = await loadArea('tenderPage', 'am');

const dto = (change: Partial<EventDto>): EventDto => ({
  kind: 'published',
  happened_at: '2026-11-20T06:30:00.000Z',
  source: null,
  published_at: null,
  close_date_before: null,
  close_date_after: null,
  changed: [],
  ...change,
});
const extension = dto({
  kind: 'extended',
  close_date_before: '2026-12-04T11:00:00.000Z',
  close_date_after: '2026-12-18T11:00:00.000Z',
});

const read = (...data: EventDto[]) => toTimeline({ status: true, data });
const textsOf = (event: EventDto) => read(event).map((each) => eventTexts(each, 'en', english))[0];

describe('what happened to a tender', () => {
  it('is in order of time, a printing on the day it was printed', () => {
    const printed = dto({ kind: 'printed', published_at: '2026-11-26', source: { id: 4, name: 'Addis Zemen' } });
    const events = read(dto({}), printed, dto({ kind: 'corrected', happened_at: '2026-11-24T06:00:00.000Z' }));
    expect(events.map(({ kind }) => kind)).toEqual(['published', 'corrected', 'printed']);
    expect(events[2]).toMatchObject({ source: 'Addis Zemen', at: new Date('2026-11-26') });
  });

  it('keeps the order of what happened at one moment', () => {
    const events = read(dto({}), dto({ kind: 'extended' }), dto({ kind: 'corrected' }));
    expect(events.map(({ kind }) => kind)).toEqual(['published', 'extended', 'corrected']);
  });

  it('tells from when to when it was extended', () => {
    expect(textsOf(extension)).toEqual({
      what: 'Deadline extended',
      details: ['Closing date: from 4 Dec 2026 to 18 Dec 2026'],
    });
    expect(read(extension).map((event) => eventTexts(event, 'am', amharic))).toEqual([
      { what: 'የመዝጊያ ቀኑ ተራዝሟል', details: ['የመዝጊያ ቀን፦ ከኅዳር 25 ቀን 2019 ዓ.ም. ወደ ታኅሣሥ 9 ቀን 2019 ዓ.ም.'] },
    ]);
  });

  it('tells the hours where only those are others, and the new date alone where there was none', () => {
    const sameDay = { ...extension, close_date_after: '2026-12-04T13:00:00.000Z' };
    expect(textsOf(sameDay)?.details).toEqual([
      'Closing date: from Fri 4 Dec 2026, 2:00 pm to Fri 4 Dec 2026, 4:00 pm',
    ]);
    expect(textsOf({ ...extension, close_date_before: null })?.details).toEqual(['Closing date: 18 Dec 2026']);
  });

  it('tells what was corrected', () => {
    expect(textsOf(dto({ kind: 'corrected', changed: ['bond', 'opening'] }))).toEqual({
      what: 'Corrected',
      details: ['Changed: bid bond, opening date'],
    });
  });

  it('tells a reader who may not see more only that it happened', () => {
    expect(textsOf({ ...extension, close_date_before: null, close_date_after: null })).toEqual({
      what: 'Deadline extended',
      details: [],
    });
  });
});
