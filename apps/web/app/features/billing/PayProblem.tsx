import { useArea } from '@awaj/i18n/react';
import { Notice } from '@awaj/ui/Notice';
import type { ReactElement } from 'react';

/** Why a payment did not start, if it failed. */
export function PayProblem({ text }: { text: string | null }): ReactElement | null {
  const { payFailed } = useArea('billing');
  if (text === null) return null;
  return (
    <Notice tone="failure">
      <strong>{payFailed}</strong> {text}
    </Notice>
  );
}
