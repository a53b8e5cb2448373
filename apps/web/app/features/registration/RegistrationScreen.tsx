import { type RegistrationStep, registrationStepAfter } from '@awaj/domain/form-steps';
import type { PlanId } from '@awaj/domain/plan';
import { draftOf } from '@awaj/features/draft';
import { useSession } from '@awaj/features/session';
import { useArea, useLocale } from '@awaj/i18n/react';
import { IconButton } from '@awaj/ui/IconButton';
import { Link } from '@awaj/ui/Link';
import { Text } from '@awaj/ui/Text';
import { type ReactElement, useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { NeedsScript } from '../../NeedsScript.tsx';
import { pathsIn } from '../../paths.ts';
import { useFocusOn } from '../form/use-focus-on.ts';
import { useIsMounted } from '../form/use-is-mounted.ts';
import { PaymentStep } from './PaymentStep.tsx';
import { PersonStep } from './PersonStep.tsx';
import { PlanStep } from './PlanStep.tsx';
import { isWhole, type Person, personDraft, usePersonForm } from './person.ts';
import { usePlanForm } from './plan-choice.ts';
import { RegistrationFrame } from './RegistrationFrame.tsx';
import { useReceipt } from './use-receipt.ts';

export interface RegistrationScreenProps {
  /** The step that the address asks for. */
  asked: RegistrationStep;
  planId: PlanId | undefined;
}

const plainStep = { 1: undefined, 2: 2, 3: 3 } as const;

/** Addresses of steps outlive what was typed; whoever comes to one without it begins where it is missing. */
function useReturn(asked: RegistrationStep, person: Person, hasReceipt: boolean, planId: PlanId | undefined): void {
  const navigate = useNavigate();
  const paths = pathsIn(useLocale());
  const isMounted = useIsMounted();
  const { isMember } = useSession();
  const isMissing = { 1: false, 2: !(isMember || isWhole(person)), 3: !(isMember && hasReceipt) }[asked];
  const target = asked === 3 && isMember ? paths.tenders() : paths.signup({ plan: planId });
  useEffect(() => {
    if (isMounted && isMissing) void navigate(target, { replace: true });
  }, [isMounted, isMissing, target, navigate]);
}

export function RegistrationScreen({ asked, planId }: RegistrationScreenProps): ReactElement {
  const { signup } = useArea('entering');
  const paths = pathsIn(useLocale());
  const navigate = useNavigate();
  const session = useSession();
  const [refusedPhone, setRefusedPhone] = useState<{ phone: string; text: string } | null>(null);
  const { receipt, keep, forget } = useReceipt();
  const addressOf = (step: RegistrationStep) => paths.signup({ plan: planId, step: plainStep[step] });
  const person = usePersonForm(() => void navigate(addressOf(registrationStepAfter(1, 'phone-accepted'))));
  const choice = usePlanForm(person.values, planId, {
    onRegistered(answer) {
      keep(answer.receipt);
      session.start(answer.token);
      draftOf(personDraft).clear();
      void navigate(addressOf(registrationStepAfter(2, 'registered')), { replace: true });
    },
    onPhoneRefused(refusal) {
      setRefusedPhone(refusal);
      goBack();
    },
  });
  const goBack = () => void navigate(addressOf(registrationStepAfter(2, 'back')));
  useFocusOn(asked);
  useReturn(asked, person.values, receipt !== null, planId);

  if (asked === 3) return <PaymentStep onPaid={forget} receipt={receipt} />;
  if (asked === 2)
    return (
      <RegistrationFrame back={<IconButton icon="back" label={signup.back} onClick={goBack} />} step={2}>
        <NeedsScript />
        <PlanStep
          form={choice}
          onPlan={(id) =>
            void navigate(paths.signup({ plan: id, step: 2 }), { replace: true, preventScrollReset: true })
          }
          planId={planId}
        />
      </RegistrationFrame>
    );
  const foot = (
    <Text>
      {signup.hasAccount}{' '}
      <Link href={paths.login()} look="inline">
        {signup.logIn}
      </Link>
    </Text>
  );
  return (
    <RegistrationFrame foot={foot} step={1}>
      <NeedsScript />
      <PersonStep form={person} refusedPhone={refusedPhone} />
    </RegistrationFrame>
  );
}
