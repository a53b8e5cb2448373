import { useArea } from '@awaj/i18n/react';
import { Banner } from '@awaj/ui/Banner';
import type { ReactElement } from 'react';

/** Why a payment did not start; nothing while there is no reason to say so. */
export function PayProblem({ text }: { text: string | null }): ReactElement | null {
  const { payFailed } = useArea('billing');
  return text === null ? null : <Banner text={text} title={payFailed} tone="failure" />;
}
