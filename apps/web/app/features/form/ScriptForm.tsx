import type { Form } from '@awaj/features/form';
import { useMessages } from '@awaj/i18n/react';
import { Button } from '@awaj/ui/Button';
import { FormError } from '@awaj/ui/FormError';
import { Stack } from '@awaj/ui/Stack';
import type { ReactElement, ReactNode } from 'react';

export interface ScriptFormProps extends Pick<Form<never>, 'onSubmit' | 'problem' | 'isBusy'> {
  /** Replaces the usual heading of the error. */
  problemTitle?: string;
  children: ReactNode;
  /** Another button after the submit button. */
  action?: ReactNode;
  submitLabel: string;
}

/**
 * A form that only scripts submit. With method `dialog` a browser does nothing by itself; with any other, a press
 * before hydration could put a password into the address.
 */
export function ScriptForm(props: ScriptFormProps): ReactElement {
  const { onSubmit, problem, problemTitle, isBusy, children, action, submitLabel } = props;
  const { form } = useMessages();
  return (
    <form method="dialog" noValidate onSubmit={onSubmit}>
      <Stack gap="m">
        {children}
        <FormError errors={problem === null ? [] : [{ text: problem }]} heading={problemTitle ?? form.failed} />
        <Button isBusy={isBusy} type="submit">
          {submitLabel}
        </Button>
        {action}
      </Stack>
    </form>
  );
}
