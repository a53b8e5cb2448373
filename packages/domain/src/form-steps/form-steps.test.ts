import { describe, expect, it } from 'vitest';
import { type RegistrationEvent, registrationStepAfter, resetStepOf } from './index.ts';

describe('registration', () => {
  it.each<[RegistrationEvent, number[]]>([
    ['phone-accepted', [2, 2, 3]],
    ['registered', [1, 3, 3]],
    ['back', [1, 1, 3]],
  ])('after %s goes from each of its steps to %j', (event, steps) => {
    expect(([1, 2, 3] as const).map((step) => registrationStepAfter(step, event))).toEqual(steps);
  });
});

describe('a password reset', () => {
  const begun = { isCodeSent: false, isCodeVerified: false, isDone: false };
  const sent = { ...begun, isCodeSent: true };

  it.each([
    ['begins with the phone', begun, 1],
    ['asks for the code that was sent', sent, 2],
    ['asks for a new password once the code is right', { ...sent, isCodeVerified: true }, 3],
    ['asks for the phone again when there is a code and none was sent', { ...begun, isCodeVerified: true }, 1],
    ['is done wherever the reader goes after it', { ...begun, isDone: true }, 4],
  ] as const)('%s', (_name, progress, step) => expect(resetStepOf(progress)).toBe(step));
});
