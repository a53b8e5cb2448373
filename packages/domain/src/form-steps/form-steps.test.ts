import { describe, expect, it } from 'vitest';
import { type RegistrationEvent, type ResetEvent, registrationStepAfter, resetStepAfter } from './index.ts';

describe('registration', () => {
  it.each<[RegistrationEvent, number[]]>([
    ['phone-accepted', [2, 2, 3]],
    ['registered', [1, 3, 3]],
    ['back', [1, 1, 3]],
  ])('after %s goes from each of its steps to %j', (event, steps) => {
    expect(([1, 2, 3] as const).map((step) => registrationStepAfter(step, event))).toEqual(steps);
  });
});

describe('the reset of a password', () => {
  it.each<[ResetEvent, number[]]>([
    ['code-sent', [2, 2, 3, 4]],
    ['code-verified', [1, 3, 3, 4]],
    ['password-changed', [1, 2, 4, 4]],
  ])('after %s goes from each of its steps to %j', (event, steps) => {
    expect(([1, 2, 3, 4] as const).map((step) => resetStepAfter(step, event))).toEqual(steps);
  });
});
