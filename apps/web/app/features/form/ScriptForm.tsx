import type { Form } from '@awaj/features/form';
import { useMessages } from '@awaj/i18n/react';
import { Button } from '@awaj/ui/Button';
import { FormError } from '@awaj/ui/FormError';
import { Stack } from '@awaj/ui/Stack';
import type { ReactElement, ReactNode } from 'react';

export interface ScriptFormProps extends Pick<Form<never>, 'onSubmit' | 'problem' | 'isBusy'> {
  /** In place of the usual words over the problem. */
  problemTitle?: string;
  children: ReactNode;
  /** Another thing to do, before the button that sends. */
  action?: ReactNode;
  submitLabel: string;
}

/**
 * A form that only scripts send. `dialog` is the one method by which a browser does nothing on its own: pressed before
 * the page runs, the button would put a password into an address with any other.
 */
export function ScriptForm(props: ScriptFormProps): ReactElement {
  const { onSubmit, problem, problemTitle, isBusy, children, action, submitLabel } = props;
  const { form } = useMessages();
  return (
    <form method="dialog" noValidate onSubmit={onSubmit}>
      <Stack gap="l">
        {children}
        <FormError errors={problem === null ? [] : [{ text: problem }]} heading={problemTitle ?? form.failed} />
        {action}
        <Button isBusy={isBusy} type="submit">
          {submitLabel}
        </Button>
      </Stack>
    </form>
  );
}
