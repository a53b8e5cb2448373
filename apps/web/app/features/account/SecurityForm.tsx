import { ApiError } from '@awaj/api-client';
import { passwordProblem } from '@awaj/domain/password';
import { type FormOptions, type Refusal, useForm } from '@awaj/features/form';
import { useArea, useMessages } from '@awaj/i18n/react';
import { Notice } from '@awaj/ui/Notice';
import { PasswordField } from '@awaj/ui/PasswordField';
import { Stack } from '@awaj/ui/Stack';
import { Text } from '@awaj/ui/Text';
import { useMutation } from '@tanstack/react-query';
import { type ReactElement, useState } from 'react';
import { useMutations } from '../../data/account-api.ts';
import { usePasswordNote } from '../form/use-note.ts';
import { AccountForm } from './AccountForm.tsx';

/** The field names of the API, and the confirmation, which is not sent. */
type Fields = Record<'old_password' | 'new_password' | 'confirm', string>;

const empty: Fields = { old_password: '', new_password: '', confirm: '' };

function useCheck(): FormOptions<Fields>['check'] {
  const { mismatch } = useMessages().form;
  const { security } = useArea('account');
  const textOf = { 'too-short': security.tooShort, 'too-long': security.tooLong };
  return ({ old_password, new_password, confirm }) => {
    const [oldProblem, newProblem] = [old_password, new_password].map(passwordProblem);
    return {
      ...(oldProblem && { old_password: textOf[oldProblem] }),
      ...(newProblem && { new_password: textOf[newProblem] }),
      ...(confirm !== new_password && { confirm: mismatch.change }),
    };
  };
}

/** Errors of a change are shown under the old password, unless they name another field. */
const refusal = (error: unknown): Refusal<Fields> | null =>
  error instanceof ApiError && error.status < 500 && error.body && Object.keys(error.errors).length === 0
    ? { fields: { old_password: error.message } }
    : null;

function Passwords({ onChanged }: { onChanged: () => void }): ReactElement {
  const { security: words } = useArea('account');
  const change = useMutation(useMutations().account.changePassword());
  const labels = { show: words.show, hide: words.hide };
  const form = useForm<Fields>({
    initial: empty,
    check: useCheck(),
    submit: async ({ old_password, new_password }) => {
      await change.mutateAsync({ oldPassword: old_password, newPassword: new_password });
      onChanged();
    },
    refusal,
  });
  const old = form.field('old_password');
  const common = usePasswordNote(form.values.new_password);
  return (
    <AccountForm action={words.change} error={change.error} form={form} isConfirmed={false}>
      <Text tone="muted">{words.lead}</Text>
      <PasswordField {...old} autoComplete="current-password" label={words.old} labels={labels} />
      <PasswordField
        {...form.field('new_password')}
        note={common}
        autoComplete="new-password"
        hint={words.hint}
        label={words.new}
        labels={labels}
      />
      <PasswordField {...form.field('confirm')} autoComplete="new-password" label={words.confirm} labels={labels} />
    </AccountForm>
  );
}

/** After a change the form is empty again, so that no password stays in the page. */
export function SecurityForm(): ReactElement {
  const { security: words } = useArea('account');
  const [changes, setChanges] = useState(0);
  return (
    <Stack gap="m">
      <Passwords key={changes} onChanged={() => setChanges(changes + 1)} />
      {changes > 0 && (
        <Notice key={changes} tone="success">
          <strong>{words.changed}</strong> {words.othersEnded}
        </Notice>
      )}
    </Stack>
  );
}
