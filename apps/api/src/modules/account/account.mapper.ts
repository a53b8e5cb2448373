import type { ChannelProblem, UserInfo } from '@awaj/api-client/schema';
import { toBirr } from '@awaj/domain/money';
import type { SubscriptionState } from '../identity/subscription-state.ts';
import type { UserRow } from './account.repository.ts';

const nameOf = ({ first_name, last_name }: Pick<UserRow, 'first_name' | 'last_name'>): string =>
  `${first_name} ${last_name}`.trim();

export const toUserInfoDto = (
  user: UserRow,
  { subscription, channelProblems }: { subscription: SubscriptionState; channelProblems: ChannelProblem[] },
): UserInfo =>
  ({
    name: nameOf(user),
    email: user.email,
    phone: user.phone,
    address: user.address,
    company_name: user.company_name,
    tin: user.tin,
    unseen_tender_count: user.saved_count,
    is_phone_verified: user.is_phone_verified,
    is_email_verified: user.is_email_verified,
    is_telegram_linked: user.telegram_id !== null,
    is_active: subscription.isActive,
    latest_plan: subscription.latestPlan,
    latest_plan_type: subscription.latestPlanType,
    plan_duration: subscription.durationDays,
    plan_days_left: subscription.daysLeft,
    amount: subscription.due ? toBirr(subscription.due.amount) : null,
    channel_problems: channelProblems,
  }) satisfies UserInfo;

/** What a campaign link shows about an older account: only what the link itself contained. */
export const toLinkHolderDto = (
  link: { name: string; phone: string } | undefined,
  { isActive, due }: Pick<SubscriptionState, 'isActive' | 'due'>,
): UserInfo => ({
  name: link?.name ?? '',
  email: null,
  phone: link?.phone ?? null,
  address: null,
  company_name: null,
  tin: null,
  unseen_tender_count: 0,
  is_phone_verified: false,
  is_email_verified: false,
  is_telegram_linked: false,
  is_active: isActive,
  latest_plan: isActive ? null : (due?.planName ?? null),
  latest_plan_type: null,
  plan_duration: null,
  plan_days_left: null,
  amount: due ? toBirr(due.amount) : null,
  channel_problems: [],
});
