/** For each step, the events that lead to another one. Any other event, such as a late answer, changes nothing. */
type Steps<Step extends number, Event extends string> = Readonly<Record<Step, Readonly<Partial<Record<Event, Step>>>>>;

const follow =
  <Step extends number, Event extends string>(steps: Steps<Step, Event>) =>
  (step: Step, event: Event): Step =>
    steps[step][event] ?? step;

/** Person, plan with email and password, payment. */
export type RegistrationStep = 1 | 2 | 3;
/** `phone-accepted` and `registered` come from the server. After `registered` there is no way back. */
export type RegistrationEvent = 'phone-accepted' | 'registered' | 'back';

export const registrationStepAfter = follow<RegistrationStep, RegistrationEvent>({
  1: { 'phone-accepted': 2 },
  2: { registered: 3, back: 1 },
  3: {},
});

/** Phone, code, new password, done. */
export type ResetStep = 1 | 2 | 3 | 4;

/** The stored progress of a reset. The code is never stored, so after a refresh it is asked for again. */
interface ResetProgress {
  isCodeSent: boolean;
  isCodeVerified: boolean;
  isDone: boolean;
}

export function resetStepOf({ isCodeSent, isCodeVerified, isDone }: ResetProgress): ResetStep {
  if (isDone) return 4;
  if (!isCodeSent) return 1;
  return isCodeVerified ? 3 : 2;
}
