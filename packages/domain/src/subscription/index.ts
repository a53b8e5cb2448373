export {
  daysLeft,
  isRunning,
  lengthInDays,
  type Period,
  type Subscription,
  type SubscriptionStatus,
  toSubscriptionStatus,
  toWireSubscriptionStatus,
} from './period.ts';
export {
  addMonths,
  checkout,
  honourPayment,
  isRenewalDue,
  longestFitting,
  longestMonths,
  type Purchase,
  paidUntil,
  purchasedPeriod,
  renewableFrom,
} from './purchase.ts';
export { trialDays, trialFrom, trialPlanType } from './trial.ts';
