import { NetworkError } from '@awaj/api-client';
import type { UserInfo as UserInfoDto } from '@awaj/api-client/schema';
import { describe, expect, it } from 'vitest';
import { toUserInfo } from './account.ts';

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
  is_active: false,
  latest_plan: '1 Year',
  latest_plan_type: 'SUBSCRIPTION',
  plan_duration: 365,
  plan_days_left: 0,
  amount: 2360,
};

describe('user info', () => {
  it.each([{}, { status: false }])('is not what an answer without a name says: %o', (answer) => {
    expect(() => toUserInfo(answer as UserInfoDto)).toThrow(NetworkError);
  });

  it('counts what is saved, whatever the wire calls it', () => {
    expect(toUserInfo(dto).savedCount).toBe(3);
  });

  it('says what is due in santim, and nothing is due without an amount', () => {
    expect(toUserInfo(dto).due).toEqual({ planName: '1 Year', amount: 236_000 });
    expect(toUserInfo({ ...dto, amount: null }).due).toBeNull();
  });

  it('knows a trial by the type of the plan alone', () => {
    expect(toUserInfo(dto).trial).toBeNull();
    const trial = toUserInfo({ ...dto, latest_plan_type: 'WELCOME_TRIAL', plan_duration: 15, plan_days_left: 9 });
    expect(trial.trial).toEqual({ lengthDays: 15, daysLeft: 9 });
  });
});
