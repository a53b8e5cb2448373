import type { UserInfo } from '@awaj/api-client/schema';

const selamawit: UserInfo = {
  name: 'Selamawit Bekele',
  email: 'selamawit@example.com',
  phone: '+251911000001',
  address: 'Bole, Addis Ababa',
  company_name: 'Bekele Trading PLC',
  tin: '0012345678',
  unseen_tender_count: 2,
  is_phone_verified: true,
  is_email_verified: true,
  is_telegram_linked: false,
  is_active: true,
  latest_plan: null,
  latest_plan_type: 'SUBSCRIPTION',
  plan_duration: 365,
  plan_days_left: 265,
  amount: null,
  channel_problems: [],
};

/** Members, by the state of their account. */
export const people = {
  paid: selamawit,
  unpaid: {
    ...selamawit,
    name: 'Dawit Haile',
    company_name: null,
    tin: null,
    address: null,
    is_phone_verified: false,
    is_email_verified: false,
    is_active: false,
    latest_plan: '1 Year',
    latest_plan_type: null,
    plan_duration: null,
    plan_days_left: null,
    amount: 2_360,
  },
  trial: {
    ...selamawit,
    name: 'Sara Tesfaye',
    latest_plan: 'Welcome Trial',
    latest_plan_type: 'WELCOME_TRIAL',
    plan_duration: 14,
    plan_days_left: 8,
  },
} satisfies Record<string, UserInfo>;

export type Member = keyof typeof people;
