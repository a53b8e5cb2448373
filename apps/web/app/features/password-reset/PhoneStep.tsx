import type { Form } from '@awaj/features/form';
import { useArea } from '@awaj/i18n/react';
import { PhoneField } from '@awaj/ui/PhoneField';
import type { ReactElement } from 'react';
import { ScriptForm } from '../form/ScriptForm.tsx';

export function PhoneStep({ form }: { form: Form<{ phone: string }> }): ReactElement {
  const { fields, forgot } = useArea('auth');
  const { field } = form;
  return (
    <ScriptForm {...form} submitLabel={forgot.send}>
      <PhoneField hint={fields.phoneHint} label={fields.phone} {...field('phone')} />
    </ScriptForm>
  );
}
