/** For each step the events that lead on from it. Any other event, an answer that comes late, leaves it where it is. */
type Steps<Step extends number, Event extends string> = Readonly<Record<Step, Readonly<Partial<Record<Event, Step>>>>>;

const follow =
  <Step extends number, Event extends string>(steps: Steps<Step, Event>) =>
  (step: Step, event: Event): Step =>
    steps[step][event] ?? step;

/** Who it is, the plan with email and password, payment. */
export type RegistrationStep = 1 | 2 | 3;
/** `phone-accepted` and `registered` are the server's word. Once registered there is no way back. */
export type RegistrationEvent = 'phone-accepted' | 'registered' | 'back';

export const registrationStepAfter = follow<RegistrationStep, RegistrationEvent>({
  1: { 'phone-accepted': 2 },
  2: { registered: 3, back: 1 },
  3: {},
});

/** The phone, the code, the new password, done. */
export type ResetStep = 1 | 2 | 3 | 4;

/** What is known of a reset. The code is never stored, so after a refresh the step before asks for it again. */
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
