import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactElement, ReactNode } from 'react';
import { Badge } from '../../components/Badge/Badge.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { FormLayout, type FormLayoutProps } from '../../components/FormLayout/FormLayout.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { Logo } from '../../components/Logo/Logo.tsx';
import { OtpInput } from '../../components/OtpInput/OtpInput.tsx';
import { PasswordField } from '../../components/PasswordField/PasswordField.tsx';
import { PaymentMethods } from '../../components/PaymentMethods/PaymentMethods.tsx';
import { PaymentStatus } from '../../components/PaymentStatus/PaymentStatus.tsx';
import { PhoneField } from '../../components/PhoneField/PhoneField.tsx';
import { PriceBreakdown } from '../../components/PriceBreakdown/PriceBreakdown.tsx';
import { RadioCards } from '../../components/RadioCards/RadioCards.tsx';
import { ResendCountdown } from '../../components/ResendCountdown/ResendCountdown.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { StepIndicator } from '../../components/StepIndicator/StepIndicator.tsx';
import { Tabs } from '../../components/Tabs/Tabs.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { TextField } from '../../components/TextField/TextField.tsx';
import { fullscreen, nothing, pageStory, type Say } from './say.ts';

const meta = { title: 'Pages/Entering', parameters: fullscreen } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

type FormPageProps = { say: Say; children: ReactNode } & Pick<
  FormLayoutProps,
  'title' | 'intro' | 'steps' | 'back' | 'foot'
>;

function FormPage({ say, children, ...rest }: FormPageProps): ReactElement {
  const brand = (
    <Link href="#home" look="plain">
      <Logo name={say('Awaj', 'አዋጅ')} />
    </Link>
  );
  return (
    <FormLayout brand={brand} {...rest}>
      {children}
    </FormLayout>
  );
}

const password = (say: Say, label: string, autoComplete: 'current-password' | 'new-password', error?: string) => (
  <PasswordField
    autoComplete={autoComplete}
    error={error}
    errorTiming="atOnce"
    label={label}
    labels={{ show: say('Show password', 'የይለፍ ቃሉን ያሳዩ'), hide: say('Hide password', 'የይለፍ ቃሉን ይደብቁ') }}
  />
);

const other = (question: string, answer: string) => (
  <Text>
    {question} <Link href="#other">{answer}</Link>
  </Text>
);

const login = (say: Say, error?: string) => (
  <FormPage
    foot={other(say('No account yet?', 'እስካሁን አልተመዘገቡም?'), say('Sign Up', 'ይመዝገቡ'))}
    say={say}
    title={say('Log In', 'ይግቡ')}
  >
    <TextField defaultValue={error && 'abebe@example.com'} label={say('Email or phone', 'ኢሜይል ወይም ስልክ')} />
    {password(say, say('Password', 'የይለፍ ቃል'), 'current-password', error)}
    <Button>{say('Log In', 'ይግቡ')}</Button>
    <Link href="#forgot">{say('Forgot password?', 'የይለፍ ቃልዎን ረሱት?')}</Link>
  </FormPage>
);

export const Login: Story = pageStory(({ say }) => login(say));
export const LoginRefused: Story = pageStory(({ say }) =>
  login(say, say('Invalid Credential', 'ኢሜይሉ፣ ስልኩ ወይም የይለፍ ቃሉ ትክክል አይደለም')),
);

const steps = (say: Say, current: number) => (
  <StepIndicator
    current={current}
    doneLabel={say('done', 'ተጠናቋል')}
    label={say('Registration', 'ምዝገባ')}
    steps={[say('First Step', 'የመጀመሪያ ደረጃ'), say('Second Step', 'ሁለተኛ ደረጃ'), say('Completed', 'ተጠናቋል')]}
  />
);

export const SignupPerson: Story = pageStory(({ say }) => (
  <FormPage
    foot={other(say('Already have an account?', 'መለያ አለዎት?'), say('Log In', 'ይግቡ'))}
    say={say}
    steps={steps(say, 0)}
    title={say('Sign Up', 'ይመዝገቡ')}
  >
    <TextField label={say('First name', 'ስም')} />
    <TextField label={say('Last name', 'የአባት ስም')} />
    <TextField label={say('Company name', 'የድርጅት ስም')} optional={say('optional', 'አማራጭ')} />
    <PhoneField
      hint={say('For example 0911 234 567', 'ለምሳሌ 0911 234 567')}
      label={say('Mobile number', 'የሞባይል ስልክ ቁጥር')}
    />
    <Button>{say('Continue', 'ይቀጥሉ')}</Button>
  </FormPage>
));

const plans = (say: Say) => [
  { value: '1', title: say('3 Months', '3 ወር'), price: say('980.00 birr', '980.00 ብር') },
  { value: '2', title: say('6 Months', '6 ወር'), price: say('1,480.00 birr', '1,480.00 ብር') },
  {
    value: '3',
    title: say('1 Year', '1 ዓመት'),
    price: say('2,360.00 birr', '2,360.00 ብር'),
    badge: <Badge tone="positive">{say('Save 60%', '60% ይቆጥቡ')}</Badge>,
  },
];

export const SignupPlan: Story = pageStory(({ say }) => (
  <FormPage
    back={<Link href="#back">{say('Back', 'ተመለሱ')}</Link>}
    say={say}
    steps={steps(say, 1)}
    title={say('Choose a plan', 'አማራጭ ይምረጡ')}
  >
    <RadioCards
      defaultValue="3"
      hint={say('Prices include 15% VAT.', 'ዋጋው 15% ተ.እ.ታ.ን ያካትታል።')}
      label={say('Plan', 'የምዝገባ አማራጭ')}
      options={plans(say)}
    />
    <TextField label={say('Email', 'ኢሜይል')} type="email" />
    {password(say, say('Password', 'የይለፍ ቃል'), 'new-password')}
    <Button>{say('Sign Up', 'ይመዝገቡ')}</Button>
  </FormPage>
));

const online = (say: Say) => (
  <Stack gap="m">
    <PriceBreakdown
      lines={[
        { label: say('1 Year', '1 ዓመት'), amount: '2,052.17' },
        { label: say('VAT 15%', 'ተ.እ.ታ. 15%'), amount: '307.83' },
      ]}
      total={{ label: say('To pay', 'የሚከፈል'), amount: say('2,360.00 birr', '2,360.00 ብር') }}
    />
    <PaymentMethods
      label={say('Pay with', 'የሚከፍሉበት')}
      methods={[
        { name: 'telebirr', kind: 'wallet' },
        { name: 'CBE Birr', kind: 'wallet' },
        { name: 'M-Pesa', kind: 'wallet' },
      ]}
    />
    <Button>{say('Pay', 'ይክፈሉ')}</Button>
  </Stack>
);

export const SignupPayment: Story = pageStory(({ say }) => (
  <FormPage say={say} steps={steps(say, 2)} title={say('Payment', 'ክፍያ')}>
    <Tabs
      current="online"
      entries={[
        { id: 'online', label: say('Online Payment', 'የኦንላይን ክፍያ'), panel: online(say) },
        { id: 'bank', label: say('Bank Transfer', 'የባንክ ዝውውር'), panel: null },
      ]}
      label={say('Ways to pay', 'የክፍያ መንገዶች')}
      onChange={nothing}
    />
  </FormPage>
));

const resend = (say: Say) => (
  <ResendCountdown
    labels={{
      resend: say('Send again', 'እንደገና ይላኩ'),
      waiting: say('Send again in 42 s', 'ከ42 ሰከንድ በኋላ እንደገና ይላኩ'),
      ready: say('You can have the code sent again.', 'ኮዱን እንደገና ማስላክ ይችላሉ።'),
    }}
    onResend={nothing}
    secondsLeft={42}
  />
);

export const ForgotPhone: Story = pageStory(({ say }) => (
  <FormPage
    foot={other(say('No account yet?', 'እስካሁን አልተመዘገቡም?'), say('Sign Up', 'ይመዝገቡ'))}
    intro={say('We send a code of four characters to your phone.', 'አራት ፊደላት ያሉት ኮድ ወደ ስልክዎ እንልካለን።')}
    say={say}
    title={say('Forgot password?', 'የይለፍ ቃልዎን ረሱት?')}
  >
    <PhoneField
      error={say('Can not be empty', 'ባዶ ሊሆን አይችልም')}
      errorTiming="atOnce"
      label={say('Mobile number', 'የሞባይል ስልክ ቁጥር')}
    />
    <Button>{say('Send Code', 'ኮዱን ይላኩ')}</Button>
  </FormPage>
));

export const ForgotCode: Story = pageStory(({ say }) => (
  <FormPage
    intro={say('Sent to 0911 234 567.', 'ወደ 0911 234 567 ተልኳል።')}
    say={say}
    title={say('Enter the code', 'ኮዱን ያስገቡ')}
  >
    <TextField autoComplete="one-time-code" label={say('Code', 'ኮድ')} maxLength={4} />
    {resend(say)}
    <Button>{say('Verify Code', 'ኮዱን ያረጋግጡ')}</Button>
  </FormPage>
));

export const ForgotNewPassword: Story = pageStory(({ say }) => (
  <FormPage say={say} title={say('Lost Password Reset', 'የጠፋ የይለፍ ቃል መቀየሪያ')}>
    {password(say, say('New password', 'አዲስ የይለፍ ቃል'), 'new-password')}
    {password(
      say,
      say('Confirm password', 'የይለፍ ቃሉን ያረጋግጡ'),
      'new-password',
      say('The passwords does not match.', 'የይለፍ ቃሎቹ አይመሳሰሉም።'),
    )}
    <Button>{say('Change Password', 'የይለፍ ቃሉን ይቀይሩ')}</Button>
  </FormPage>
));

const done = (say: Say, title: string, text: string, action: string) => (
  <FormLayout brand={<Logo name={say('Awaj', 'አዋጅ')} />} title={title}>
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

export const ForgotDone: Story = pageStory(({ say }) =>
  done(
    say,
    say('Password Changed Successfully!', 'የይለፍ ቃልዎ ተቀይሯል!'),
    say('You are now logged in.', 'አሁን ገብተዋል።'),
    say('Back to Home', 'ወደ መነሻ ይመለሱ'),
  ),
);

const verification = (say: Say, error?: string) => (
  <FormPage
    intro={say('Sent to 0911 234 567.', 'ወደ 0911 234 567 ተልኳል።')}
    say={say}
    title={say('Verify your phone', 'ስልክዎን ያረጋግጡ')}
  >
    <OtpInput
      boxLabel={(place, length) => say(`Digit ${place} of ${length}`, `አኃዝ ${place} ከ${length}`)}
      defaultValue={error ? '1234' : ''}
      error={error}
      label={say('Code', 'ኮድ')}
    />
    {resend(say)}
    <Button>{say('Verify', 'ያረጋግጡ')}</Button>
  </FormPage>
);

export const Verification: Story = pageStory(({ say }) => verification(say));
export const VerificationRefused: Story = pageStory(({ say }) =>
  verification(say, say('The code is wrong. 2 tries are left.', 'ኮዱ ትክክል አይደለም። 2 ሙከራዎች ቀርተዋል።')),
);
export const Verified: Story = pageStory(({ say }) =>
  done(
    say,
    say('Verified !', 'ተረጋግጧል!'),
    say('Your phone is verified.', 'ስልክዎ ተረጋግጧል።'),
    say('Back to Tenders', 'ወደ ጨረታዎች ይመለሱ'),
  ),
);
