export { longestFitting } from './longest-fitting.ts';
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
export { addMonths, checkout, honourPayment, longestMonths, type Purchase, paidUntil, renewal } from './renewal.ts';
