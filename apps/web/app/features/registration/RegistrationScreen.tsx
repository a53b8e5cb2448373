import { type RegistrationStep, registrationStepAfter } from '@awaj/domain/form-steps';
import type { PlanId } from '@awaj/domain/plan';
import { draftOf } from '@awaj/features/draft';
import { useSession } from '@awaj/features/session';
import { useArea, useLocale } from '@awaj/i18n/react';
import { IconButton } from '@awaj/ui/IconButton';
import { backIcon } from '@awaj/ui/icons';
import { type ReactElement, useState } from 'react';
import { useNavigate } from 'react-router';
import { pathsIn } from '../../address/paths.ts';
import type { LoadedPlans } from '../../data/plans.ts';
import { NeedsScript } from '../../shell/NoScript.tsx';
import { OtherWay } from '../form/OtherWay.tsx';
import { useFocusOn, useMissingStep } from '../form/steps.ts';
import { usePendingSave } from '../saving/use-pending-save.ts';
import { ChosenPlan } from './ChosenPlan.tsx';
import { PaymentStep } from './PaymentStep.tsx';
import { PersonStep } from './PersonStep.tsx';
import { PlanStep } from './PlanStep.tsx';
import { isComplete, personDraft, usePersonForm } from './person.ts';
import { usePlanForm } from './plan-choice.ts';
import { RegistrationFrame } from './RegistrationFrame.tsx';
import { useReceipt } from './use-receipt.ts';

export interface RegistrationScreenProps {
  /** The step in the address. */
  asked: RegistrationStep;
  planId: PlanId | undefined;
  plans: LoadedPlans;
}

const plainStep = { 1: undefined, 2: 2, 3: 3 } as const;

export function RegistrationScreen({ asked, planId, plans }: RegistrationScreenProps): ReactElement {
  const { signup } = useArea('auth');
  const paths = pathsIn(useLocale());
  const navigate = useNavigate();
  const { isMember, start } = useSession();
  const savePending = usePendingSave();
  const [refusedPhone, setRefusedPhone] = useState<{ phone: string; text: string } | null>(null);
  const { receipt, keep, forget } = useReceipt();
  const addressOf = (step: RegistrationStep) => paths.signup({ plan: planId, step: plainStep[step] });
  const person = usePersonForm(() => void navigate(addressOf(registrationStepAfter(1, 'phone-accepted'))));
  const choice = usePlanForm(person.values, planId, {
    onRegistered(answer) {
      keep(answer.receipt);
      start(answer.token);
      void savePending();
      draftOf(personDraft).clear();
      void navigate(addressOf(registrationStepAfter(2, 'registered')), { replace: true });
    },
    onPhoneRefused(refusal) {
      setRefusedPhone(refusal);
      goBack();
    },
  });
  const choosePlan = (id: PlanId) =>
    void navigate(paths.signup({ plan: id, step: plainStep[asked] }), { replace: true, preventScrollReset: true });
  const goBack = () => void navigate(addressOf(registrationStepAfter(2, 'back')));
  useFocusOn(asked);
  useMissingStep(
    { 1: false, 2: !(isMember || isComplete(person.values)), 3: !(isMember && receipt) }[asked],
    asked === 3 && isMember ? paths.tenders() : paths.signup({ plan: planId }),
  );

  if (asked === 3) return <PaymentStep onPaid={forget} receipt={receipt} />;
  if (asked === 2)
    return (
      <RegistrationFrame back={<IconButton icon={backIcon} label={signup.back} onClick={goBack} />} step={2}>
        <NeedsScript />
        <PlanStep form={choice} onPlan={choosePlan} planId={planId} plans={plans} />
      </RegistrationFrame>
    );
  const foot = <OtherWay href={paths.login()} label={signup.logIn} question={signup.hasAccount} />;
  return (
    <RegistrationFrame foot={foot} step={1}>
      <NeedsScript />
      <ChosenPlan onPlan={choosePlan} planId={planId} plans={plans} />
      <PersonStep form={person} refusedPhone={refusedPhone} />
    </RegistrationFrame>
  );
}
