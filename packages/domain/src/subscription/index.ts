export {
  daysLeft,
  isRunning,
  lengthInDays,
  type Period,
  type Subscription,
  type SubscriptionStatus,
  toSubscriptionStatus,
  toWireSubscriptionStatus,
  trialDays,
  trialFrom,
  trialPlanType,
} from './period.ts';
export {
  addMonths,
  checkout,
  honourPayment,
  longestFitting,
  longestMonths,
  type Purchase,
  paidUntil,
  renewal,
} from './renewal.ts';
