import { useMessages } from '@awaj/i18n/react';
import { FormError } from '@awaj/ui/FormError';
import { Stack } from '@awaj/ui/Stack';
import type { FormEvent, ReactElement, ReactNode } from 'react';

export interface ScriptFormProps {
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  /** About the form as a whole. */
  problem: string | null;
  /** In place of the usual words over the problem. */
  problemTitle?: string;
  children: ReactNode;
  /** The buttons, and what stands with them. */
  actions: ReactNode;
}

/**
 * A form that only scripts send. `dialog` is the one method by which a browser does nothing on its own: pressed before
 * the page runs, the button would put a password into an address with any other.
 */
export function ScriptForm(props: ScriptFormProps): ReactElement {
  const { onSubmit, problem, problemTitle, children, actions } = props;
  const { form } = useMessages();
  return (
    <form method="dialog" noValidate onSubmit={onSubmit}>
      <Stack gap="l">
        {children}
        <FormError errors={problem === null ? [] : [{ text: problem }]} heading={problemTitle ?? form.failed} />
        {actions}
      </Stack>
    </form>
  );
}
