import type { TenderTimeline } from '@awaj/api-client/schema';
import { loadArea } from '@awaj/i18n';
import { describe, expect, it } from 'vitest';
import { sampleTender } from './sample-tender.ts';
import type { CloseDateWorking } from './tender.ts';
import { extensionOf, toTimeline } from './timeline.ts';
import { eventTexts, mergePrintings, printingsAsEvents, stepsAhead } from './timeline-text.ts';

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

describe('the history of a tender', () => {
  it('is in order of time, with printings on their days', () => {
    const printed = dto({ kind: 'printed', published_at: '2026-11-26', source: { id: 4, name: 'Addis Zemen' } });
    const events = read(dto({}), printed, dto({ kind: 'corrected', happened_at: '2026-11-24T06:00:00.000Z' }));
    expect(events.map(({ kind }) => kind)).toEqual(['published', 'corrected', 'printed']);
    expect(events[2]).toMatchObject({ source: 'Addis Zemen', at: new Date('2026-11-26') });
  });

  it('is one event for all papers that printed the notice on one day', () => {
    const print = (kind: 'published' | 'printed', published_at: string, name: string) =>
      dto({ kind, published_at, source: { id: 4, name } });
    const events = read(
      print('published', '2026-11-25', 'Reporter'),
      print('printed', '2026-11-25', 'Addis Admas'),
      print('printed', '2026-11-27', 'Addis Zemen'),
      print('printed', '2026-11-27', 'Gulantaa'),
    );
    expect(mergePrintings(events, 'en').map(({ kind, source }) => [kind, source])).toEqual([
      ['published', 'Reporter, Addis Admas'],
      ['printed', 'Addis Zemen, Gulantaa'],
    ]);
  });

  it('keeps printings apart that an extension on the same day separates, and those without a paper', () => {
    const printed = dto({ kind: 'printed', published_at: '2026-11-20', source: { id: 4, name: 'Addis Zemen' } });
    const separate = [dto({}), printed, { ...extension, published_at: '2026-11-20' }, printed];
    expect(
      mergePrintings(
        separate.flatMap((each) => read(each)),
        'en',
      ),
    ).toHaveLength(separate.length);
  });

  it('keeps the order of simultaneous events', () => {
    const events = read(dto({}), dto({ kind: 'extended' }), dto({ kind: 'corrected' }));
    expect(events.map(({ kind }) => kind)).toEqual(['published', 'extended', 'corrected']);
  });

  it('shows the old and new date of an extension', () => {
    expect(textsOf(extension)).toEqual({
      what: 'Deadline extended',
      details: ['Closing date: from 4 Dec 2026 to 18 Dec 2026'],
    });
    expect(read(extension).map((event) => eventTexts(event, 'am', amharic))).toEqual([
      { what: 'የመዝጊያ ቀኑ ተራዝሟል', details: ['የመዝጊያ ቀን፦ ከኅዳር 25 ቀን 2019 ዓ.ም. ወደ ታኅሣሥ 9 ቀን 2019 ዓ.ም.'] },
    ]);
  });

  it('shows hours if only they changed, and only the new date if there was none before', () => {
    const sameDay = { ...extension, close_date_after: '2026-12-04T13:00:00.000Z' };
    expect(textsOf(sameDay)?.details).toEqual([
      'Closing date: from Fri 4 Dec 2026, 2:00 pm to Fri 4 Dec 2026, 4:00 pm',
    ]);
    expect(textsOf({ ...extension, close_date_before: null })?.details).toEqual(['Closing date: 18 Dec 2026']);
  });

  it('shows what was corrected', () => {
    expect(textsOf(dto({ kind: 'corrected', changed: ['bond', 'opening'] }))).toEqual({
      what: 'Corrected',
      details: ['Changed: bid bond, opening date'],
    });
  });

  it('only shows that something happened to readers who may not see more', () => {
    expect(textsOf({ ...extension, close_date_before: null, close_date_after: null })).toEqual({
      what: 'Deadline extended',
      details: [],
    });
  });
});

const date = (iso: string) => ({ at: new Date(iso), alternativeText: null });
const shown = {
  ...sampleTender(1),
  closeDateWorking: null,
  schedule: {
    kind: 'shown',
    closes: date('2026-12-18T11:00:00.000Z'),
    opens: date('2026-12-18T11:30:00.000Z'),
    publications: [
      { source: 'Reporter', publishedOn: '2026-11-22' },
      { source: 'Addis Zemen', publishedOn: '2026-11-19' },
    ],
  },
} as const;
const now = new Date('2026-11-25T09:00:00Z');

describe('the future of a tender', () => {
  it('is today, the closing and the opening while it is open', () => {
    expect(stepsAhead(shown, now, 'en', english).map(({ phase, what }) => [phase, what])).toEqual([
      ['now', 'Open for bids'],
      ['ahead', 'Bids close · 2:00 pm'],
      ['ahead', 'Bids are opened · 2:30 pm'],
    ]);
  });

  it('is empty once it is closed, and for readers who may not see its dates', () => {
    expect(stepsAhead(shown, new Date('2026-12-18T11:00:00.000Z'), 'en', english)).toEqual([]);
    expect(stepsAhead({ ...shown, status: 'closed' }, now, 'en', english)).toEqual([]);
    expect(stepsAhead({ ...shown, schedule: { kind: 'locked' } }, now, 'en', english)).toEqual([]);
  });

  it('has no hour that no notice named, and says that the day is estimated', () => {
    const closeDateWorking: CloseDateWorking = {
      rule: { kind: 'none', days: 60, from: '2026-11-19' },
      isMoved: false,
      hasHour: false,
      isCertain: false,
      isApproximate: true,
      originalWords: null,
      lastDay: '2026-12-18',
    };
    expect(stepsAhead({ ...shown, closeDateWorking }, now, 'en', english)[1]).toMatchObject({
      what: 'Bids close',
      isApproximate: true,
    });
  });
});

it('a timeline begins with the first printing if nothing else has happened', () => {
  const events = printingsAsEvents(shown.schedule.publications);
  expect(events.map(({ kind, source }) => [kind, source])).toEqual([
    ['published', 'Addis Zemen'],
    ['printed', 'Reporter'],
  ]);
});

it('a timeline names the extension that set the closing date', () => {
  const earlier = { ...extension, close_date_after: '2026-12-10T11:00:00.000Z' };
  expect(extensionOf(read(earlier, extension), shown)?.closes?.after).toEqual(shown.schedule.closes.at);
  expect(extensionOf(read(earlier), shown)).toBeUndefined();
  expect(extensionOf(read(extension), sampleTender(1))).toBeUndefined();
});
