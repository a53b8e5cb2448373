import { type ResetStep, resetStepOf } from '@awaj/domain/form-steps';
import { formatPhone, parsePhone } from '@awaj/domain/phone';
import { draftOf } from '@awaj/features/draft';
import type { Form } from '@awaj/features/form';
import { useSession } from '@awaj/features/session';
import { useArea, useLocale } from '@awaj/i18n/react';
import { Button } from '@awaj/ui/Button';
import { FormLayout, type FormLayoutProps } from '@awaj/ui/FormLayout';
import { Link } from '@awaj/ui/Link';
import { PaymentStatus } from '@awaj/ui/PaymentStatus';
import { PhoneField } from '@awaj/ui/PhoneField';
import { type ReactElement, useState } from 'react';
import { useNavigate } from 'react-router';
import { pathsIn } from '../../address/paths.ts';
import { BrandLink } from '../../shell/BrandLink.tsx';
import { NeedsScript } from '../../shell/NoScript.tsx';
import { OtherWay } from '../form/OtherWay.tsx';
import { ScriptForm } from '../form/ScriptForm.tsx';
import { useFocusOn, useMissingStep } from '../form/steps.ts';
import { CodeStep } from './CodeStep.tsx';
import { NewPasswordStep } from './NewPasswordStep.tsx';
import { phoneDraft, usePhoneForm } from './use-reset.ts';

function PhoneStep({ form }: { form: Form<{ phone: string }> }): ReactElement {
  const { fields, forgot } = useArea('auth');
  const { field } = form;
  return (
    <ScriptForm {...form} submitLabel={forgot.send}>
      <PhoneField hint={fields.phoneHint} label={fields.phone} {...field('phone')} />
    </ScriptForm>
  );
}

export interface PasswordResetScreenProps {
  /** In the address, so that a refresh keeps it. The code itself is not kept, so a refresh asks for it again. */
  isCodeSent: boolean;
}

function ResetFrame({ step, ...rest }: Omit<FormLayoutProps, 'brand' | 'title'> & { step: ResetStep }): ReactElement {
  const { forgot } = useArea('auth');
  const titles = { 1: forgot.title, 2: forgot.codeTitle, 3: forgot.resetTitle, 4: forgot.doneTitle };
  return <FormLayout brand={<BrandLink />} title={titles[step]} {...rest} />;
}

function Done(): ReactElement {
  const { forgot } = useArea('auth');
  const home = (
    <Link href={pathsIn(useLocale()).tenders()} look="button">
      {forgot.home}
    </Link>
  );
  return (
    <ResetFrame step={4}>
      <PaymentStatus action={home} kind="paid" level={2} title={forgot.done} />
    </ResetFrame>
  );
}

export function PasswordResetScreen({ isCodeSent }: PasswordResetScreenProps): ReactElement {
  const { forgot, login } = useArea('auth');
  const paths = pathsIn(useLocale());
  const navigate = useNavigate();
  const session = useSession();
  const [code, setCode] = useState<string | null>(null);
  const [isDone, setDone] = useState(false);
  const phoneForm = usePhoneForm(() => {
    // Back may lead here with the code of an earlier attempt, which is no longer valid.
    setCode(null);
    void navigate(paths.forgotPassword(2));
  });
  const { phone } = phoneForm.values;
  const parsed = parsePhone(phone);
  const step = resetStepOf({ isCodeSent, isCodeVerified: code !== null, isDone });

  const start = paths.forgotPassword();
  useFocusOn(step);
  useMissingStep(isCodeSent && !parsed.ok && !isDone, start);

  const finish = (token: string) => {
    setDone(true);
    session.start(token);
    draftOf(phoneDraft).clear();
  };
  if (step === 4) return <Done />;
  if (step === 3)
    return (
      <ResetFrame
        foot={
          <Button onClick={() => setCode(null)} tone="text">
            {forgot.askAgain}
          </Button>
        }
        step={3}
      >
        <NewPasswordStep code={code ?? ''} onChanged={finish} phone={phone} />
      </ResetFrame>
    );
  if (step === 2)
    return (
      <ResetFrame
        foot={<Link href={start}>{forgot.otherPhone}</Link>}
        intro={parsed.ok && forgot.sentTo(formatPhone(parsed.value))}
        step={2}
      >
        <NeedsScript />
        <CodeStep key={phone} onVerified={setCode} phone={phone} />
      </ResetFrame>
    );
  const signUp = <OtherWay href={paths.signup()} label={login.signUp} question={login.noAccount} />;
  return (
    <ResetFrame foot={signUp} intro={forgot.intro} step={1}>
      <NeedsScript />
      <PhoneStep form={phoneForm} />
    </ResetFrame>
  );
}
