import { readablePhone } from '@awaj/domain/phone';
import { chosenPlan, type PricedPlan } from '@awaj/domain/plan';
import { PlanPicker } from '@awaj/features/plans';
import { useArea, useMessages } from '@awaj/i18n/react';
import { FormError } from '@awaj/ui/FormError';
import { FormLayout } from '@awaj/ui/FormLayout';
import { Logo } from '@awaj/ui/Logo';
import { PhoneField } from '@awaj/ui/PhoneField';
import { Stack } from '@awaj/ui/Stack';
import { TextField } from '@awaj/ui/TextField';
import { type ReactElement, useRef } from 'react';
import { useHost } from '../../data/use-host.ts';
import { MainButton } from '../../shell/MainButton.tsx';
import { LanguageChoice } from '../../shell/menu/LanguageChoice.tsx';
import { useClosingGuard } from '../../shell/use-closing-guard.ts';
import { useRegistration } from './use-registration.ts';

export interface SignupFormProps {
  phone: string;
  plans: readonly PricedPlan[];
  onRegistered: () => void;
}

/** Asks for what Telegram does not tell: the name and the plan. */
export function SignupForm({ phone, plans, onRegistered }: SignupFormProps): ReactElement {
  const { frame, form: words } = useMessages();
  const { signup } = useArea('telegramEntry');
  const { refused } = useArea('telegram');
  const { haptic, close } = useHost();
  const form = useRegistration(phone, onRegistered);
  const { isLaunchOver } = form;
  const element = useRef<HTMLFormElement>(null);
  useClosingGuard(form.isChanged && !isLaunchOver);
  const choosePlan = (id: number) => {
    haptic('chosen');
    form.set('plan_id', String(id));
  };
  return (
    <FormLayout brand={<Logo name={frame.brand} />} foot={<LanguageChoice />} intro={signup.intro} title={signup.title}>
      <form method="dialog" noValidate onSubmit={form.onSubmit} ref={element}>
        <Stack gap="l">
          <TextField autoComplete="name" label={signup.name} {...form.field('name')} />
          <PhoneField defaultValue={readablePhone(phone)} label={signup.phone} locked={signup.phoneLocked} />
          <PlanPicker onChange={choosePlan} plans={plans} value={chosenPlan(Number(form.values.plan_id)).id} />
          <FormError
            errors={form.problem === null ? [] : [{ text: form.problem }]}
            heading={isLaunchOver ? refused.title : words.failed}
          />
          {isLaunchOver && <MainButton onPress={close} text={refused.close} />}
          {form.canRegister && !isLaunchOver && (
            <MainButton isBusy={form.isBusy} onPress={() => element.current?.requestSubmit()} text={signup.register} />
          )}
        </Stack>
      </form>
    </FormLayout>
  );
}
