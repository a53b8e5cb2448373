import { ApiError } from '@awaj/api-client';
import { parseLoginIdentifier, toUsername } from '@awaj/domain/login-identifier';
import { passwordProblem } from '@awaj/domain/password';
import { refusalText } from '@awaj/features/failure';
import { useForm } from '@awaj/features/form';
import { createLoginMutations } from '@awaj/features/login';
import { useSession } from '@awaj/features/session';
import { useArea, useLocale, useMessages } from '@awaj/i18n/react';
import { FormLayout } from '@awaj/ui/FormLayout';
import { Link } from '@awaj/ui/Link';
import { Stack } from '@awaj/ui/Stack';
import { TextField } from '@awaj/ui/TextField';
import { useMutation } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { pathsIn } from '../../address/paths.ts';
import { useApiClient } from '../../data/api.ts';
import { usePageTitle } from '../../seo/page-title.ts';
import { BrandLink } from '../../shell/BrandLink.tsx';
import { NeedsScript } from '../../shell/NoScript.tsx';
import { OtherWay } from '../form/OtherWay.tsx';
import { Password } from '../form/Password.tsx';
import { fieldErrors, passwordText, problemText } from '../form/problems.ts';
import { ScriptForm } from '../form/ScriptForm.tsx';

function useLoginForm(onLoggedIn: LoginScreenProps['onLoggedIn']) {
  const { login, problems } = useArea('auth');
  const { failure, form } = useMessages();
  const session = useSession();
  const logIn = useMutation(createLoginMutations(useApiClient()).logIn());
  return useForm({
    initial: { identifier: '', password: '' },
    draft: { key: 'login', leaveOut: ['password'] },
    check: ({ identifier, password }) =>
      fieldErrors({
        identifier: problemText(parseLoginIdentifier(identifier), { ...form, invalid: problems.identifier }),
        password: passwordText(passwordProblem(password), problems),
      }),
    submit: async ({ identifier, password }) => {
      const parsed = parseLoginIdentifier(identifier);
      if (!parsed.ok) return;
      session.start(await logIn.mutateAsync({ username: toUsername(parsed.value), password }));
      await onLoggedIn();
    },
    refusal: (error) => ({
      problem:
        error instanceof ApiError && error.code === 'refused' ? login.refusedReason : refusalText(error, failure),
    }),
  });
}

export interface LoginScreenProps {
  /** The former login has expired. */
  isAgain: boolean;
  /** Continues after the login; the form stays busy until then. */
  onLoggedIn: () => Promise<void>;
}

export function LoginScreen({ isAgain, onLoggedIn }: LoginScreenProps): ReactElement {
  const { fields, login } = useArea('auth');
  const paths = pathsIn(useLocale());
  const { field, ...form } = useLoginForm(onLoggedIn);
  const foot = <OtherWay href={paths.signup()} label={login.signUp} question={login.noAccount} />;
  return (
    <FormLayout brand={<BrandLink />} foot={foot} intro={isAgain && login.again} title={usePageTitle()}>
      <NeedsScript />
      <ScriptForm {...form} problemTitle={login.refused} submitLabel={login.submit}>
        <TextField autoCapitalize="none" autoComplete="username" label={fields.identifier} {...field('identifier')} />
        <Password autoComplete="current-password" label={fields.password} {...field('password')} />
      </ScriptForm>
      <Stack align="center">
        <Link href={paths.forgotPassword()}>{login.forgot}</Link>
      </Stack>
    </FormLayout>
  );
}
