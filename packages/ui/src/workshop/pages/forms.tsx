import type { ReactElement, ReactNode } from 'react';
import { FormLayout, type FormLayoutProps } from '../../components/FormLayout/FormLayout.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { Logo } from '../../components/Logo/Logo.tsx';
import { PasswordField } from '../../components/PasswordField/PasswordField.tsx';
import { PaymentStatus } from '../../components/PaymentStatus/PaymentStatus.tsx';
import { ResendCountdown } from '../../components/ResendCountdown/ResendCountdown.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { languages } from './Screen.tsx';
import { nothing, type Say } from './say.ts';

type FormPageProps = { say: Say; children: ReactNode } & Pick<
  FormLayoutProps,
  'title' | 'intro' | 'steps' | 'back' | 'foot'
>;

const brand = (say: Say) => (
  <Stack align="center" gap="xs">
    <Link href="#home" look="plain">
      <Logo name={say('Awaj', 'አዋጅ')} />
    </Link>
    {languages(say)}
  </Stack>
);

export function FormPage({ say, children, ...rest }: FormPageProps): ReactElement {
  return (
    <FormLayout brand={brand(say)} {...rest}>
      {children}
    </FormLayout>
  );
}

export const password = (
  say: Say,
  label: string,
  autoComplete: 'current-password' | 'new-password',
  more?: { error?: string | undefined; hint?: string },
) => (
  <PasswordField
    autoComplete={autoComplete}
    errorTiming="atOnce"
    label={label}
    labels={{ show: say('Show password', 'የይለፍ ቃሉን ያሳዩ'), hide: say('Hide password', 'የይለፍ ቃሉን ይደብቁ') }}
    {...more}
  />
);

export const other = (question: string, answer: string) => (
  <Text>
    {question}{' '}
    <Link href="#other" look="inline">
      {answer}
    </Link>
  </Text>
);

export const resend = (say: Say) => (
  <ResendCountdown
    labels={{
      resend: say('Send again', 'እንደገና ይላኩ'),
      waiting: say('in 42 s', 'ከ42 ሰከንድ በኋላ'),
      ready: say('You can have the code sent again.', 'ኮዱን እንደገና ማስላክ ይችላሉ።'),
    }}
    onResend={nothing}
    secondsLeft={42}
  />
);

export const done = (say: Say, title: string, text: string, action: string) => (
  <FormLayout brand={brand(say)} title={title}>
    <PaymentStatus
      action={
        <Link href="#tenders" look="button">
          {action}
        </Link>
      }
      kind="paid"
      title={text}
    />
  </FormLayout>
);
