import { createApiClient } from '@awaj/api-client';
import { birr } from '@awaj/domain/money';
import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { chatStandingQuery } from './chat-standing.ts';
import { bannerFor, hasSubscription, isOnTrial } from './standing.ts';
import { toUserInfo, type UserInfo } from './user-info.ts';

const dto = {
  name: 'Abebe Kebede',
  email: null,
  phone: '+251911000001',
  address: null,
  company_name: null,
  tin: null,
  unseen_tender_count: 0,
  is_phone_verified: true,
  is_email_verified: false,
  is_telegram_linked: true,
  is_active: false,
  latest_plan: '3 Months',
  latest_plan_type: null,
  plan_duration: null,
  plan_days_left: null,
  amount: 980,
  channel_problems: [],
};
const trial = { latest_plan_type: 'WELCOME_TRIAL', plan_duration: 15, plan_days_left: 9 } as const;
const unpaid = toUserInfo(dto);
const onTrial = toUserInfo({ ...dto, ...trial, is_active: true });
const afterTrial = toUserInfo({ ...dto, ...trial, plan_days_left: 0 });
const paid = toUserInfo({ ...dto, is_active: true, latest_plan_type: 'SUBSCRIPTION' });

const standingAfter = (status: number, body: object) => {
  const fetch = async () => Response.json(body, { status });
  const api = createApiClient({ baseUrl: 'http://api.test', fetch });
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  return client.fetchQuery(chatStandingQuery(api));
};

describe('a Telegram user', () => {
  it('is a stranger when nothing is known of them', async () => {
    expect(await standingAfter(404, { status: false, message: 'account_not_found' })).toEqual({ kind: 'stranger' });
  });

  it('is a guest when their phone is known', async () => {
    const answer = { status: false, message: 'not_registered', phone: '+251911000009' };
    expect(await standingAfter(422, answer)).toEqual({ kind: 'guest', phone: '+251911000009' });
  });

  it('is a member with an account', async () => {
    expect(await standingAfter(200, dto)).toEqual({ kind: 'member', info: unpaid });
  });

  it.each([403, 429, 500])('is undetermined after a %i', async (status) => {
    await expect(standingAfter(status, { status: false, message: 'no' })).rejects.toMatchObject({ status });
  });
});

describe('the offer', () => {
  it.each<[string, UserInfo | undefined, object]>([
    ['nothing before it is known who reads', undefined, { kind: 'none' }],
    ['payment without a subscription', unpaid, { kind: 'payment', planName: '3 Months', amount: birr(980) }],
    ['the days that are left of a trial', onTrial, { kind: 'trial', lengthDays: 15, daysLeft: 9 }],
    ['nothing with a subscription', paid, { kind: 'none' }],
  ])('is %s', (_offer, info, banner) => {
    expect([bannerFor(info), bannerFor(info, 'chat')]).toEqual([banner, banner]);
  });

  it('distinguishes a paid subscription from a trial', () => {
    expect([unpaid, onTrial, paid].map(hasSubscription)).toEqual([false, false, true]);
  });

  it('distinguishes a running trial from an ended one', () => {
    expect([unpaid, onTrial, afterTrial, paid].map(isOnTrial)).toEqual([false, true, false, false]);
  });
});
