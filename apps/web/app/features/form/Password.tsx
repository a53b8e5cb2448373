import type { FieldState } from '@awaj/features/form';
import { useArea } from '@awaj/i18n/react';
import { PasswordField, type PasswordFieldProps } from '@awaj/ui/PasswordField';
import type { ReactElement } from 'react';

export type PasswordProps = FieldState & Pick<PasswordFieldProps, 'label' | 'hint' | 'autoComplete' | 'note'>;

export function Password(props: PasswordProps): ReactElement {
  const { fields } = useArea('auth');
  return <PasswordField labels={{ show: fields.showPassword, hide: fields.hidePassword }} {...props} />;
}
