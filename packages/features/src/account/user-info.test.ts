import { createApiClient, NetworkError } from '@awaj/api-client';
import type { UserInfo as UserInfoDto } from '@awaj/api-client/schema';
import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { createAccountQueries, toUserInfo } from './account.ts';

const dto: UserInfoDto = {
  name: 'Dawit Haile',
  email: 'dawit@example.com',
  phone: '+251911000002',
  address: null,
  company_name: null,
  tin: null,
  unseen_tender_count: 3,
  is_phone_verified: false,
  is_email_verified: true,
  is_telegram_linked: true,
  is_active: false,
  latest_plan: '1 Year',
  latest_plan_type: 'SUBSCRIPTION',
  plan_duration: 365,
  plan_days_left: 0,
  amount: 2360,
  channel_problems: [],
};

describe('user info', () => {
  it.each([{}, { status: false }])('refuses an answer without a name: %o', (answer) => {
    expect(() => toUserInfo(answer as UserInfoDto)).toThrow(NetworkError);
  });

  it('reads the count of saved tenders from its name on the wire', () => {
    expect(toUserInfo(dto).savedCount).toBe(3);
  });

  it('reads the due amount in santim, and nothing is due without an amount', () => {
    expect(toUserInfo(dto).offer).toEqual({ planName: '1 Year', amount: 236_000 });
    expect(toUserInfo({ ...dto, amount: null }).offer).toBeNull();
  });

  it('recognises a trial only by the type of the plan', () => {
    expect(toUserInfo(dto).trial).toBeNull();
    const trial = toUserInfo({ ...dto, latest_plan_type: 'WELCOME_TRIAL', plan_duration: 15, plan_days_left: 9 });
    expect(trial.trial).toEqual({ lengthDays: 15, daysLeft: 9 });
  });

  const read = async (answers: Record<string, object>) => {
    const asked: string[] = [];
    const fetch = async (request: Request) => {
      const { pathname } = new URL(request.url);
      asked.push(pathname);
      return Response.json(answers[pathname]);
    };
    const queries = createAccountQueries(createApiClient({ baseUrl: 'http://api.test', fetch }));
    return { info: await new QueryClient().fetchQuery(queries.info()), asked };
  };
  const plans = [{ id: 3, name: '1 Year', price: 2600 }];

  it('offers the default plan at the current price when nothing is due', async () => {
    const { info } = await read({ '/client/user-info': { ...dto, amount: null }, '/plans': plans });
    expect(info.offer).toEqual({ planName: '1 Year', amount: 260_000 });
    expect((await read({ '/client/user-info': { ...dto, amount: null }, '/plans': [] })).info.offer).toBeNull();
  });

  it.each([
    ['owes something', { amount: 2360 }],
    ['has a subscription', { is_active: true, amount: null }],
  ])('does not request prices for a reader who %s', async (_has, facts) => {
    expect((await read({ '/client/user-info': { ...dto, ...facts } })).asked).toEqual(['/client/user-info']);
  });
});
