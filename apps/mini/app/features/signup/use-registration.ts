import { ApiError } from '@awaj/api-client';
import { isGivenName } from '@awaj/domain/person-name';
import { chosenPlan, defaultPlanId } from '@awaj/domain/plan';
import { createChatMutations, isLaunchRefused } from '@awaj/features/chat';
import { type Form, useForm } from '@awaj/features/form';
import { useArea } from '@awaj/i18n/react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi, useHost } from '../../use-host.ts';

export type Registration = Record<'name' | 'plan_id', string>;

const initial: Registration = { name: '', plan_id: String(defaultPlanId) };

const isConflict = (error: unknown): boolean => error instanceof ApiError && error.code === 'conflict';

/** The register button is there only with a name, so nothing can be wrong when it is pressed. */
const check = () => ({});

export function useRegistration(onRegistered: () => void): Form<Registration> & { canRegister: boolean } {
  const { feel } = useHost();
  const { refused } = useArea('telegram');
  const client = useQueryClient();
  const register = useMutation(createChatMutations(useApi().client, []).register());
  const form = useForm<Registration>({
    initial,
    draft: { key: 'telegram/signup' },
    check,
    async submit({ name, plan_id }) {
      await register.mutateAsync({ name, planId: chosenPlan(Number(plan_id)).id });
      feel('success');
      onRegistered();
      await client.invalidateQueries();
    },
    refusal(error) {
      feel('failure');
      // Registered meanwhile, by another client: the page goes on as for somebody who has an account.
      if (isConflict(error)) void client.invalidateQueries();
      return isLaunchRefused(error) ? { problem: refused.text } : null;
    },
  });
  return { ...form, canRegister: isGivenName(form.values.name) };
}
