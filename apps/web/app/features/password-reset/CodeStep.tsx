import { codeLength } from '@awaj/domain/one-time-code';
import { createPasswordResetMutations } from '@awaj/features/password-reset';
import { useArea } from '@awaj/i18n/react';
import { OtpInput } from '@awaj/ui/OtpInput';
import { useMutation } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useApiClient } from '../../data/api.ts';
import { ResendCode } from '../code/ResendCode.tsx';
import { useCodeSending } from '../code/use-code-sending.ts';
import { ScriptForm } from '../form/ScriptForm.tsx';
import { sentKey, useCodeForm } from './use-reset.ts';

export interface CodeStepProps {
  phone: string;
  onVerified: (code: string) => void;
}

export function CodeStep({ phone, onVerified }: CodeStepProps): ReactElement {
  const { fields, forgot, verification } = useArea('auth');
  const { field, set, ...form } = useCodeForm(phone, onVerified);
  const { id, name, value, error, errorTiming } = field('code');
  const send = useMutation(createPasswordResetMutations(useApiClient()).sendCode());
  const sending = useCodeSending({ key: sentKey(phone), post: () => send.mutateAsync(phone) });
  return (
    <ScriptForm
      {...form}
      {...(form.problem === null && { problem: sending.problem, problemTitle: verification.notSent })}
      action={<ResendCode {...sending} />}
      submitLabel={forgot.verify}
    >
      <OtpInput
        boxLabel={fields.character}
        error={error}
        errorTiming={errorTiming}
        id={id}
        isBusy={form.isBusy}
        label={fields.code}
        length={codeLength}
        name={name}
        of="lettersAndDigits"
        onChange={(code) => set('code', code)}
        value={value}
      />
    </ScriptForm>
  );
}
