import { ApiError } from '@awaj/api-client';
import type { Form } from '@awaj/features/form';
import { useArea, useLocale, useMessages } from '@awaj/i18n/react';
import { Button } from '@awaj/ui/Button';
import { FormError } from '@awaj/ui/FormError';
import { Link } from '@awaj/ui/Link';
import { Notice } from '@awaj/ui/Notice';
import { Stack } from '@awaj/ui/Stack';
import type { ReactElement, ReactNode } from 'react';
import { pathsIn } from '../../address/paths.ts';

export interface AccountFormProps {
  form: Pick<Form<Record<string, string>>, 'onSubmit' | 'isBusy' | 'problem'>;
  /** The error of the last save. */
  error: Error | null;
  /** It has just been saved. */
  isConfirmed: boolean;
  /** "Save" by default. */
  action?: string;
  children: ReactNode;
}

/** A login by link cannot change credentials until the phone is verified. */
const isUnverified = (error: Error | null): boolean => error instanceof ApiError && error.code === 'forbidden';

/** A tab of the account: its fields, their errors and the save button. */
export function AccountForm({ form, error, isConfirmed, action, children }: AccountFormProps): ReactElement {
  const words = useArea('account');
  const { form: formWords } = useMessages();
  const paths = pathsIn(useLocale());
  return (
    <form noValidate onSubmit={form.onSubmit}>
      <Stack gap="m" width="form">
        {children}
        <FormError errors={form.problem ? [{ text: form.problem }] : []} heading={formWords.failed} />
        {isUnverified(error) && (
          <Link href={paths.verification('phone')} look="quietButton">
            {words.personal.verifyOf.phone}
          </Link>
        )}
        <Stack direction="row" gap="s">
          <Button isBusy={form.isBusy} isWideOnPhone type="submit">
            {action ?? words.save}
          </Button>
          {isConfirmed && <Notice tone="success">{words.confirmed}</Notice>}
        </Stack>
      </Stack>
    </form>
  );
}
