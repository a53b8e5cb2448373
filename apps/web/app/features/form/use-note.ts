import { isCommonPassword } from '@awaj/domain/password';
import { canReceiveSms, parsePhone } from '@awaj/domain/phone';
import { useMessages } from '@awaj/i18n/react';

// Notes about values that are accepted all the same. They come and go while one types: a note that came when the field
// is left would move the button that is being pressed.

/** Others would try this password first. */
export function usePasswordNote(password: string): string | undefined {
  const { commonPassword } = useMessages().form;
  return isCommonPassword(password) ? commonPassword : undefined;
}

/** No code arrives at this number. */
export function usePhoneNote(typed: string): string | undefined {
  const { phoneWithoutSms } = useMessages().form;
  const phone = parsePhone(typed);
  return phone.ok && !canReceiveSms(phone.value) ? phoneWithoutSms : undefined;
}
