import type { Form } from '@awaj/features/form';
import { useArea, useMessages } from '@awaj/i18n/react';
import { PhoneField } from '@awaj/ui/PhoneField';
import { TextField } from '@awaj/ui/TextField';
import type { ReactElement } from 'react';
import { ScriptForm } from '../form/ScriptForm.tsx';
import { usePhoneNote } from '../form/use-note.ts';
import type { Person } from './person.ts';

export interface PersonStepProps {
  form: Form<Person>;
  /** The server's error about a phone, shown while the field contains that phone. */
  refusedPhone: { phone: string; text: string } | null;
}

export function PersonStep({ form, refusedPhone }: PersonStepProps): ReactElement {
  const { fields, signup } = useArea('auth');
  const { optional } = useMessages().form;
  const { field, values } = form;
  const note = usePhoneNote(values.phone);
  const refusal = refusedPhone?.phone === values.phone ? refusedPhone.text : undefined;
  return (
    <ScriptForm {...form} submitLabel={signup.next}>
      <TextField autoComplete="given-name" label={fields.firstName} {...field('firstName')} />
      <TextField autoComplete="family-name" label={fields.lastName} {...field('lastName')} />
      <TextField autoComplete="organization" label={fields.companyName} optional={optional} {...field('companyName')} />
      <PhoneField
        hint={fields.phoneHint}
        label={fields.phone}
        {...field('phone')}
        note={note}
        {...(refusal !== undefined && { error: refusal, errorTiming: 'atOnce' })}
      />
    </ScriptForm>
  );
}
