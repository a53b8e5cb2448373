import { defaultPlanId, type PlanId } from '@awaj/domain/plan';

/** The plan that is chosen at first: the usual one where it is on offer. */
export const preferredPlan = <Plan extends { id: PlanId }>(plans: readonly Plan[]): Plan | undefined =>
  plans.find(({ id }) => id === defaultPlanId) ?? plans[0];
