import { isCommonPassword } from '@awaj/domain/password';
import { canReceiveSms, parsePhone } from '@awaj/domain/phone';
import { useMessages } from '@awaj/i18n/react';
import { useState } from 'react';

interface NotedField {
  onBlur: () => void;
  note: string | undefined;
}

/** What is said under a field of a value that is accepted all the same: not while it is typed, but once it was left. */
function useNote(text: string | false): NotedField {
  const [wasLeft, setLeft] = useState(false);
  return { onBlur: () => setLeft(true), note: (wasLeft && text) || undefined };
}

/** Others would try this password first. */
export function usePasswordNote(password: string): NotedField {
  const { commonPassword } = useMessages().form;
  return useNote(isCommonPassword(password) && commonPassword);
}

/** No code arrives at this number. */
export function usePhoneNote(typed: string): NotedField {
  const { phoneWithoutSms } = useMessages().form;
  const phone = parsePhone(typed);
  return useNote(phone.ok && !canReceiveSms(phone.value) && phoneWithoutSms);
}
