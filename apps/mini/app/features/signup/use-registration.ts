import { ApiError } from '@awaj/api-client';
import { maxLengths } from '@awaj/api-client/max-lengths';
import { isGivenName } from '@awaj/domain/person-name';
import { chosenPlan, defaultPlanId } from '@awaj/domain/plan';
import { createChatMutations, isLaunchRefused } from '@awaj/features/chat';
import { type Form, useForm } from '@awaj/features/form';
import { useLocale } from '@awaj/i18n/react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { chooseLanguage } from '../../address/language.ts';
import { useApi, useHost } from '../../data/use-host.ts';
import { useRefusedForm } from '../../shell/use-refused-text.ts';

export type Registration = Record<'name' | 'plan_id', string>;

const longestName = maxLengths.TelegramRegistration.name;

const isConflict = (error: unknown): boolean => error instanceof ApiError && error.code === 'conflict';

/** The register button requires a name, so only its length can be wrong. */
const check = () => ({});

export interface RegistrationForm extends Form<Registration> {
  canRegister: boolean;
  /** The launch has expired, so only a new one can register. */
  isLaunchOver: boolean;
}

export function useRegistration(phone: string, onRegistered: () => void): RegistrationForm {
  const { haptic, name: nameInTelegram } = useHost();
  const locale = useLocale();
  const refusedText = useRefusedForm();
  const client = useQueryClient();
  const register = useMutation(createChatMutations(useApi().client, []).register());
  const form = useForm<Registration>({
    initial: { name: nameInTelegram.slice(0, longestName), plan_id: String(defaultPlanId) },
    // The input is kept for the next launch.
    draft: { key: `telegram/signup/${phone}`, place: 'device' },
    check,
    longest: { name: longestName },
    async submit({ name, plan_id }) {
      try {
        await register.mutateAsync({ name, planId: chosenPlan(Number(plan_id)).id });
        haptic('success');
        // The signup may have been in another language than Telegram's. The user has read it, so it becomes the
        // language of the app.
        chooseLanguage(locale);
        onRegistered();
      } catch (error) {
        // Another client has registered this user meanwhile, so the page continues with that account.
        if (!isConflict(error)) throw error;
      }
      await client.invalidateQueries();
    },
    refusal(error) {
      haptic('failure');
      const problem = refusedText(error);
      return problem === null ? null : { problem };
    },
  });
  return { ...form, canRegister: isGivenName(form.values.name), isLaunchOver: isLaunchRefused(register.error) };
}
