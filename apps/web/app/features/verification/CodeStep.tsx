import type { Contact } from '@awaj/domain/contact-verification';
import { codeLength, parseContactCode } from '@awaj/domain/one-time-code';
import { readablePhone } from '@awaj/domain/phone';
import { useForm } from '@awaj/features/form';
import { createVerificationMutations } from '@awaj/features/verification';
import { useArea, useLocale } from '@awaj/i18n/react';
import { Link } from '@awaj/ui/Link';
import { OtpInput } from '@awaj/ui/OtpInput';
import { Stack } from '@awaj/ui/Stack';
import { Text } from '@awaj/ui/Text';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ReactElement, useEffect, useRef } from 'react';
import { pathsIn } from '../../address/paths.ts';
import { useApiClient, useQueries } from '../../data/api.ts';
import { ResendCode } from '../code/ResendCode.tsx';
import { codeRefusal, useCodeSending } from '../code/use-code-sending.ts';
import { contactCodeWords, fieldErrors, problemText } from '../form/problems.ts';
import { ScriptForm } from '../form/ScriptForm.tsx';

export interface CodeStepProps {
  contact: Contact;
  address: string;
  onVerified: () => void;
}

function useCodeForm({ contact, address, onVerified }: CodeStepProps) {
  const { problems } = useArea('auth');
  const client = useQueryClient();
  const { queryKey } = useQueries().account.info();
  const verify = useMutation({
    ...createVerificationMutations(useApiClient()).verify(),
    // Reloads the account for the bell and others. A refused code may have been accepted before, with its answer lost.
    onSettled: () => void client.invalidateQueries({ queryKey }),
  });
  return useForm({
    initial: { code: '' },
    check: ({ code }) => fieldErrors({ code: problemText(parseContactCode(code), contactCodeWords(problems)) }),
    submit: async ({ code }) => {
      await verify.mutateAsync({ contact, address, code });
      onVerified();
    },
    refusal: codeRefusal,
  });
}

function useSending({ contact, address }: CodeStepProps) {
  const send = useMutation(createVerificationMutations(useApiClient()).sendCode());
  return useCodeSending({
    // On the device, because the mail's link may open another tab.
    key: { name: `contact/${address}`, place: 'device' },
    post: () => send.mutateAsync({ contact, address }),
    isSentOnArrival: true,
  });
}

export function CodeStep(props: CodeStepProps): ReactElement {
  const { fields, verification } = useArea('auth');
  const { field, set, ...form } = useCodeForm(props);
  const sending = useSending(props);
  const { id, name, value, error, errorTiming } = field('code');
  const firstBox = useRef<HTMLInputElement>(null);
  useEffect(() => firstBox.current?.focus(), []);
  const where = sending.sentAt === null ? verification.sending : verification.sentTo;
  return (
    <ScriptForm
      {...form}
      {...(form.problem === null && { problem: sending.problem, problemTitle: verification.notSent })}
      action={<ResendCode {...sending} />}
      submitLabel={verification.verify}
    >
      <Stack gap="xxs">
        {sending.problem === null && <Text tone="muted">{where(readablePhone(props.address))}</Text>}
        <Link href={pathsIn(useLocale()).myaccount()}>{verification[props.contact].wrong}</Link>
      </Stack>
      <OtpInput
        boxLabel={fields.digit}
        error={error}
        errorTiming={errorTiming}
        id={id}
        isBusy={form.isBusy}
        label={fields.code}
        length={codeLength}
        name={name}
        onChange={(code) => set('code', code)}
        ref={firstBox}
        value={value}
      />
    </ScriptForm>
  );
}
