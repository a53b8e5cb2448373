import { parseResetCode } from '@awaj/domain/one-time-code';
import { newPasswordProblem } from '@awaj/domain/password';
import { parsePhone } from '@awaj/domain/phone';
import { useForm } from '@awaj/features/form';
import { createPasswordResetMutations } from '@awaj/features/password-reset';
import { useArea, useMessages } from '@awaj/i18n/react';
import { useMutation } from '@tanstack/react-query';
import { useApiClient } from '../../data/api.ts';
import { type SentKey, sendCode } from '../code/sent-code.ts';
import { codeRefusal } from '../code/use-code-sending.ts';
import { fieldErrors, newPasswordTexts, problemText, resetCodeWords } from '../form/problems.ts';

export const phoneDraft = 'forgot-password';

/** Each number has its own wait, in whatever form it was typed. */
export function sentKey(phone: string): SentKey {
  const parsed = parsePhone(phone);
  // Only in the tab: nobody is logged in yet, and others may use this device.
  return { name: `reset/${parsed.ok ? parsed.value : phone}`, place: 'tab' };
}

const useCalls = () => createPasswordResetMutations(useApiClient());

export function usePhoneForm(onSent: () => void) {
  const { form } = useMessages();
  const send = useMutation(useCalls().sendCode());
  return useForm({
    initial: { phone: '' },
    draft: { key: phoneDraft, staysWhenSent: true },
    check: ({ phone }) =>
      fieldErrors({ phone: problemText(parsePhone(phone), { empty: form.empty, invalid: form.phone }) }),
    submit: async ({ phone }) => {
      await sendCode(sentKey(phone), () => send.mutateAsync(phone));
      onSent();
    },
  });
}

export function useCodeForm(phone: string, onVerified: (code: string) => void) {
  const { problems } = useArea('auth');
  const verify = useMutation(useCalls().verifyCode());
  return useForm({
    initial: { code: '' },
    check: ({ code }) => fieldErrors({ code: problemText(parseResetCode(code), resetCodeWords(problems)) }),
    submit: async ({ code }) => {
      await verify.mutateAsync({ phone, code });
      onVerified(code);
    },
    refusal: codeRefusal,
  });
}

export function usePasswordForm(proof: { phone: string; code: string }, onChanged: (token: string) => void) {
  const { problems } = useArea('auth');
  const { mismatch } = useMessages().form;
  const change = useMutation(useCalls().changePassword());
  return useForm({
    initial: { password: '', confirmation: '' },
    check: ({ password, confirmation }) =>
      fieldErrors(newPasswordTexts(newPasswordProblem(password, confirmation), problems, mismatch.reset)),
    submit: async ({ password }) => onChanged(await change.mutateAsync({ ...proof, password })),
  });
}
