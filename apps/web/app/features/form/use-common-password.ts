import { isCommonPassword } from '@awaj/domain/password';
import { useMessages } from '@awaj/i18n/react';
import { useState } from 'react';

/** For the field of a new password: once it was left, a note under it says that others would try this one first. */
export function useCommonPassword(value: string): { onBlur: () => void; note: string | undefined } {
  const { commonPassword } = useMessages().form;
  const [wasLeft, setLeft] = useState(false);
  return { onBlur: () => setLeft(true), note: wasLeft && isCommonPassword(value) ? commonPassword : undefined };
}
