import type { UserInfo } from '@awaj/api-client/schema';

/** A user with a subscription and verified contacts. */
export const subscriber: UserInfo = {
  name: 'Abebe Kebede',
  email: 'abebe@awaj.test',
  phone: '+251911000001',
  address: null,
  company_name: null,
  tin: null,
  unseen_tender_count: 0,
  is_phone_verified: true,
  is_email_verified: true,
  is_telegram_linked: true,
  is_active: true,
  latest_plan: '1 Year',
  latest_plan_type: 'SUBSCRIPTION',
  plan_duration: 365,
  plan_days_left: 214,
  amount: null,
  channel_problems: [],
};

/** The same user with an unpaid plan. */
export const unpaid: UserInfo = {
  ...subscriber,
  is_active: false,
  latest_plan_type: null,
  plan_duration: null,
  plan_days_left: null,
  amount: 2_360,
};
