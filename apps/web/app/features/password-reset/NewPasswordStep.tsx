import { useArea } from '@awaj/i18n/react';
import type { ReactElement } from 'react';
import { Password } from '../form/Password.tsx';
import { ScriptForm } from '../form/ScriptForm.tsx';
import { usePasswordNote } from '../form/use-note.ts';
import { usePasswordForm } from './use-reset.ts';

export interface NewPasswordStepProps {
  phone: string;
  code: string;
  onChanged: (token: string) => void;
}

export function NewPasswordStep({ phone, code, onChanged }: NewPasswordStepProps): ReactElement {
  const { fields, forgot } = useArea('auth');
  const { field, ...form } = usePasswordForm({ phone, code }, onChanged);
  const password = field('password');
  const common = usePasswordNote(password.value);
  return (
    <ScriptForm {...form} submitLabel={forgot.change}>
      {/* Tells password managers which account this password belongs to. */}
      <input autoComplete="username" hidden readOnly value={phone} />
      <Password
        autoComplete="new-password"
        hint={fields.passwordHint}
        label={fields.newPassword}
        {...password}
        note={common}
      />
      <Password autoComplete="new-password" label={fields.confirmPassword} {...field('confirmation')} />
    </ScriptForm>
  );
}
