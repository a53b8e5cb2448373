import { describe, expect, it } from 'vitest';
import { birr } from '../money/index.ts';
import {
  access,
  bannerOf,
  can,
  canSee,
  entitlements,
  strangerFrom,
  type Thing,
  type Viewer,
  viewerOf,
  viewerOfUser,
} from './index.ts';

const day = 86_400_000;
const now = new Date('2026-11-21T09:00:00Z');
const around = (isTrial: boolean, fromDays: number, toDays: number) => ({
  isTrial,
  startsAt: new Date(now.getTime() + fromDays * day),
  endsAt: new Date(now.getTime() + toDays * day),
});

const publicParts = ['title', 'status', 'snippet', 'company', 'regions', 'categories', 'language', 'postedAt'] as const;
const paidParts = ['content', 'dates', 'sources', 'prices'] as const;
const viewers = Object.keys(entitlements) as Viewer[];

describe('entitlement', () => {
  it('shows title, status, snippet, place and age to everybody', () => {
    for (const viewer of viewers) for (const part of publicParts) expect(canSee(viewer, part)).toBe(true);
  });

  it.each([
    ['visitor', 'locked'],
    ['unsubscribed', 'locked'],
    ['trial', 'shown'],
    ['subscriber', 'shown'],
    ['chatStranger', 'locked'],
    ['chatUnsubscribed', 'locked'],
    ['chatTrial', 'shown'],
    ['chatSubscriber', 'shown'],
    ['linkUnsubscribed', 'locked'],
    ['linkTrial', 'shown'],
    ['linkSubscriber', 'shown'],
  ] as const)('keeps content, dates, sources and prices for a %s %s', (viewer, expected) => {
    for (const part of paidParts) {
      expect(access(viewer, part)).toBe(expected);
      expect(canSee(viewer, part)).toBe(expected === 'shown');
    }
  });

  it.each([
    ['visitor', 'locked', 'locked', 'locked', 'hidden'],
    ['unsubscribed', 'shown', 'shown', 'shown', 'shown'],
    ['trial', 'shown', 'shown', 'shown', 'shown'],
    ['subscriber', 'shown', 'shown', 'shown', 'shown'],
    ['chatStranger', 'hidden', 'hidden', 'hidden', 'hidden'],
    ['chatUnsubscribed', 'hidden', 'hidden', 'hidden', 'hidden'],
    ['chatTrial', 'hidden', 'hidden', 'hidden', 'hidden'],
    ['chatSubscriber', 'hidden', 'hidden', 'hidden', 'hidden'],
    ['linkUnsubscribed', 'shown', 'shown', 'shown', 'locked'],
    ['linkTrial', 'shown', 'shown', 'shown', 'locked'],
    ['linkSubscriber', 'shown', 'shown', 'shown', 'locked'],
  ] as const)('offers a %s to save %s, to buy %s, to download %s, to change credentials %s', (viewer, ...expected) => {
    const abilities = ['save', 'buyDocument', 'downloadDocument', 'changeCredentials'] as const;
    expect(abilities.map((ability) => access(viewer, ability))).toEqual(expected);
    expect(abilities.map((ability) => can(viewer, ability))).toEqual(expected.map((one) => one === 'shown'));
  });

  it('covers every part for every viewer', () => {
    const things: Thing[] = [
      ...publicParts,
      ...paidParts,
      'save',
      'buyDocument',
      'downloadDocument',
      'changeCredentials',
    ];
    for (const viewer of viewers) expect(Object.keys(entitlements[viewer]).toSorted()).toEqual(things.toSorted());
  });
});

describe('the viewer of a user on the server', () => {
  it.each([
    ['nothing', [], 'unsubscribed'],
    ['a trial', [around(true, -6, 9)], 'trial'],
    ['a trial that is over', [around(true, -15, 0)], 'unsubscribed'],
    ['a subscription', [around(false, -1, 1)], 'subscriber'],
    ['a subscription beside a trial', [around(true, -6, 9), around(false, -1, 1)], 'subscriber'],
    ['a subscription yet to begin', [around(false, 1, 30)], 'unsubscribed'],
  ] as const)('with %s is the right one', (_has, subscriptions, viewer) => {
    expect(viewerOf(subscriptions, now)).toBe(viewer);
  });

  it('changes at the instant a subscription ends', () => {
    const ending = around(false, -30, 0);
    expect(viewerOf([ending], new Date(now.getTime() - 1))).toBe('subscriber');
    expect(viewerOf([ending], now)).toBe('unsubscribed');
  });

  it('depends on the way in', () => {
    expect(viewerOf([], now, 'chat')).toBe('chatUnsubscribed');
    expect(viewerOf([around(false, -1, 1)], now, 'chat')).toBe('chatSubscriber');
    expect(viewerOf([around(true, -1, 1)], now, 'link')).toBe('linkTrial');
  });

  it('is a stranger in Telegram and a visitor elsewhere without an account', () => {
    expect(strangerFrom('chat')).toBe('chatStranger');
    expect(strangerFrom('account')).toBe('visitor');
    expect(strangerFrom('link')).toBe('visitor');
  });
});

describe('the viewer of a user in a client', () => {
  it.each([
    [null, 'visitor', 'chatStranger', 'visitor'],
    [{ isActive: false, planType: null }, 'unsubscribed', 'chatUnsubscribed', 'linkUnsubscribed'],
    [{ isActive: false, planType: 'WELCOME_TRIAL' }, 'unsubscribed', 'chatUnsubscribed', 'linkUnsubscribed'],
    [{ isActive: true, planType: 'WELCOME_TRIAL' }, 'trial', 'chatTrial', 'linkTrial'],
    [{ isActive: true, planType: 'SUBSCRIPTION' }, 'subscriber', 'chatSubscriber', 'linkSubscriber'],
    [{ isActive: true, planType: null }, 'subscriber', 'chatSubscriber', 'linkSubscriber'],
  ])('for %o is %s, in Telegram %s, by a link %s', (user, onSite, inChat, byLink) => {
    expect(viewerOfUser(user)).toBe(onSite);
    expect(viewerOfUser(user, 'chat')).toBe(inChat);
    expect(viewerOfUser(user, 'link')).toBe(byLink);
  });
});

describe('the banner', () => {
  const offer = { planName: '3 Months', amount: birr(980) };
  const trial = { lengthDays: 15, daysLeft: 9 };

  it.each(['unsubscribed', 'chatUnsubscribed', 'linkUnsubscribed'] as const)('offers payment to %s', (viewer) => {
    expect(bannerOf(viewer, { offer, trial: null })).toEqual({
      kind: 'payment',
      planName: '3 Months',
      amount: birr(980),
    });
  });

  it('shows no unknown price', () => {
    expect(bannerOf('unsubscribed', { offer: null, trial })).toEqual({ kind: 'none' });
  });

  it.each(['trial', 'chatTrial', 'linkTrial'] as const)('counts the days for %s', (viewer) => {
    expect(bannerOf(viewer, { offer, trial })).toEqual({ kind: 'trial', lengthDays: 15, daysLeft: 9 });
    expect(bannerOf(viewer, { offer, trial: null })).toEqual({ kind: 'none' });
  });

  it.each(['visitor', 'subscriber', 'chatStranger', 'chatSubscriber', 'linkSubscriber'] as const)(
    'is missing for %s',
    (viewer) => expect(bannerOf(viewer, { offer, trial })).toEqual({ kind: 'none' }),
  );
});
