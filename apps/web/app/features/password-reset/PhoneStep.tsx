import type { Form } from '@awaj/features/form';
import { useArea } from '@awaj/i18n/react';
import { Button } from '@awaj/ui/Button';
import { PhoneField } from '@awaj/ui/PhoneField';
import type { ReactElement } from 'react';
import { ScriptForm } from '../form/ScriptForm.tsx';

export function PhoneStep({ form }: { form: Form<{ phone: string }> }): ReactElement {
  const { fields, forgot } = useArea('entering');
  const { field, isBusy, problem, onSubmit } = form;
  return (
    <ScriptForm
      actions={
        <Button isBusy={isBusy} type="submit">
          {forgot.send}
        </Button>
      }
      onSubmit={onSubmit}
      problem={problem}
    >
      <PhoneField hint={fields.phoneHint} label={fields.phone} {...field('phone')} />
    </ScriptForm>
  );
}
