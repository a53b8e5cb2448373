import { ApiError } from '@awaj/api-client';
import { parseEmail } from '@awaj/domain/email';
import { passwordProblem } from '@awaj/domain/password';
import { chosenPlan, type PlanId } from '@awaj/domain/plan';
import { type Form, useForm } from '@awaj/features/form';
import { createRegistrationMutations, type Receipt } from '@awaj/features/registration';
import { useArea, useMessages } from '@awaj/i18n/react';
import { useMutation } from '@tanstack/react-query';
import { useApiClient } from '../../data/api.ts';
import { fieldErrors, passwordText } from '../form/problems.ts';
import type { Person } from './person.ts';

const nothing = { email: '', password: '' };
export type PlanChoice = typeof nothing;

export interface RegistrationEvents {
  onRegistered: (answer: { token: string; receipt: Receipt }) => void;
  /** Called when the phone was registered by somebody else since the first step. */
  onPhoneRefused: (refusal: { phone: string; text: string }) => void;
}

/** The second step, which registers. */
export function usePlanForm(
  person: Person,
  planId: PlanId | undefined,
  { onRegistered, onPhoneRefused }: RegistrationEvents,
): Form<PlanChoice> {
  const { problems } = useArea('auth');
  const { form } = useMessages();
  const register = useMutation(createRegistrationMutations(useApiClient()).register());
  return useForm({
    initial: nothing,
    draft: { key: 'signup/plan', leaveOut: ['password'] },
    check: ({ email, password }) =>
      fieldErrors({
        email: parseEmail(email).ok ? null : form.email,
        password: passwordText(passwordProblem(password), problems),
      }),
    submit: async (choice) =>
      onRegistered(await register.mutateAsync({ ...person, ...choice, planId: chosenPlan(planId ?? null).id })),
    refusal: (error) => {
      const text = error instanceof ApiError ? error.errors.phone : undefined;
      if (text === undefined) return null;
      onPhoneRefused({ phone: person.phone, text });
      return {};
    },
  });
}
