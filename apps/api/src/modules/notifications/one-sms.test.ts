import { createDemo } from '@awaj/demo-data/demo';
import { expect, it } from 'vitest';
import { placesInSms } from './letters/sms.ts';
import type { Message } from './notification.ts';
import { renderMessage } from './templates.ts';

const writtenAt = new Date('2026-11-25T04:00:00Z');
const closesAt = new Date('2026-12-20T07:00:00Z');
const languages = ['en', 'am'] as const;

/** Everything that tells of one tender, which is named where there is room for its title. */
const messagesAbout = (id: number, title: string): readonly Message[] => {
  const closing = { at: closesAt, daysLeft: 3, isApproximate: id % 2 === 0 };
  const tender = { id, title, about: '', closing, searches: [title] };
  const list = { closingSoon: 1, more: 0, searches: [title], hasFeed: false, listPath: '/settings/searches' };
  const changed = {
    id,
    title,
    buyer: title,
    closing,
    movedFrom: writtenAt,
    kinds: ['extended'],
  } as const;
  return [
    { template: 'newTenders', tenders: [tender], ...list },
    { template: 'tendersClosing', tenders: [tender], more: 0, validUntil: closesAt },
    { template: 'tenderChanged', tenders: [changed], more: 0 },
    { template: 'tenderChanged', tenders: [{ ...changed, kinds: ['cancelled'] }], more: 0 },
  ];
};

it('an alert fits in one SMS in both languages for each of 10,000 titles in four languages', () => {
  const { tenders } = createDemo({ now: writtenAt, tenderCount: 10_000 });
  const tooLong = tenders.flatMap(({ id, title }, at) => {
    const messages = messagesAbout(id, title);
    const message = messages[at % messages.length];
    if (!message) return [title];
    return languages.flatMap((language) => {
      const { text } = renderMessage(message, { language, channel: 'sms', webUrl: 'https://awaj.test', writtenAt });
      const { taken, all } = placesInSms(text);
      return taken <= all ? [] : [text];
    });
  });
  expect(tenders).toHaveLength(10_000);
  expect(tooLong).toEqual([]);
}, 120_000);
