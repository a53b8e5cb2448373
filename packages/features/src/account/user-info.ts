import { type ApiClient, NetworkError, unwrap } from '@awaj/api-client';
import type { ChannelProblem, UserInfo as UserInfoDto } from '@awaj/api-client/schema';
import type { Verification } from '@awaj/domain/contact-verification';
import type { Account } from '@awaj/domain/entitlement';
import { birr } from '@awaj/domain/money';
import { defaultPlan } from '@awaj/domain/plan';
import { queryOptions } from '@tanstack/react-query';

/** The logged-in member. Every page may need it. */
export interface UserInfo extends Verification, Account {
  name: string;
  /** Null for a member who came through Telegram or a link. */
  email: string | null;
  phone: string | null;
  address: string | null;
  companyName: string | null;
  tin: string | null;
  /** Whether a chat with the bot belongs to the account. */
  isTelegramLinked: boolean;
  savedCount: number;
  isSubscribed: boolean;
  planName: string | null;
  /** The days left of a trial or subscription. */
  daysLeft: number | null;
  /** The channels that deliver nothing any more, and why. */
  channelProblems: readonly ChannelProblem[];
}

function dueOf({ latest_plan, amount }: UserInfoDto): Account['offer'] {
  return latest_plan === null || amount === null ? null : { planName: latest_plan, amount: birr(amount) };
}

function trialOf({ latest_plan_type, plan_duration, plan_days_left }: UserInfoDto): Account['trial'] {
  if (latest_plan_type !== 'WELCOME_TRIAL' || plan_duration === null || plan_days_left === null) return null;
  return { lengthDays: plan_duration, daysLeft: plan_days_left };
}

/** Every page relies on the name, so an answer without one counts as broken. */
function nameOf({ name }: UserInfoDto): string {
  if (!name) throw new NetworkError('malformed');
  return name;
}

export const toUserInfo = (dto: UserInfoDto): UserInfo => ({
  name: nameOf(dto),
  email: dto.email,
  phone: dto.phone,
  address: dto.address,
  companyName: dto.company_name,
  tin: dto.tin,
  savedCount: dto.unseen_tender_count,
  isPhoneVerified: dto.is_phone_verified,
  isEmailVerified: dto.is_email_verified,
  isTelegramLinked: dto.is_telegram_linked,
  isSubscribed: dto.is_active,
  planName: dto.latest_plan,
  daysLeft: dto.plan_days_left,
  offer: dueOf(dto),
  trial: trialOf(dto),
  channelProblems: dto.channel_problems,
});

/** Paying without an unpaid invoice creates one for the default plan, so that plan is offered. */
async function usualOffer(api: ApiClient, signal: AbortSignal): Promise<Account['offer']> {
  const plans = await unwrap(api.GET('/plans', { signal }));
  const plan = plans.find(({ id }) => id === defaultPlan.id);
  return plan ? { planName: defaultPlan.name, amount: birr(plan.price) } : null;
}

export async function readUserInfo(api: ApiClient, signal: AbortSignal): Promise<UserInfo> {
  const info = toUserInfo(await unwrap(api.GET('/client/user-info', { signal })));
  return info.isSubscribed || info.offer !== null ? info : { ...info, offer: await usualOffer(api, signal) };
}

export const createAccountQueries = (api: ApiClient) => ({
  info: () => queryOptions({ queryKey: ['user-info'], queryFn: ({ signal }) => readUserInfo(api, signal) }),
});
