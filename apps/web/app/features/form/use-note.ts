import { isCommonPassword } from '@awaj/domain/password';
import { canReceiveSms, parsePhone } from '@awaj/domain/phone';
import { useMessages } from '@awaj/i18n/react';

// Warnings about accepted values. They are updated while typing: appearing when the field is left, they would move the
// button under the finger.

/** Warns about a password that is often guessed. */
export function usePasswordNote(password: string): string | undefined {
  const { commonPassword } = useMessages().form;
  return isCommonPassword(password) ? commonPassword : undefined;
}

/** Warns about a number that cannot receive SMS. */
export function usePhoneNote(typed: string): string | undefined {
  const { phoneWithoutSms } = useMessages().form;
  const phone = parsePhone(typed);
  return phone.ok && !canReceiveSms(phone.value) ? phoneWithoutSms : undefined;
}
