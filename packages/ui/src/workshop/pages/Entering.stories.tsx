import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge } from '../../components/Badge/Badge.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { IconButton } from '../../components/IconButton/IconButton.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { PaymentMethods } from '../../components/PaymentMethods/PaymentMethods.tsx';
import { PhoneField } from '../../components/PhoneField/PhoneField.tsx';
import { PriceBreakdown } from '../../components/PriceBreakdown/PriceBreakdown.tsx';
import { RadioCards } from '../../components/RadioCards/RadioCards.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { StepIndicator } from '../../components/StepIndicator/StepIndicator.tsx';
import { Tabs } from '../../components/Tabs/Tabs.tsx';
import { TextField } from '../../components/TextField/TextField.tsx';
import { backIcon } from '../../icons.ts';
import { wallets } from '../wallets.ts';
import { FormPage, other, password } from './forms.tsx';
import { fullscreen, nothing, pageStory, type Say } from './say.ts';

const meta = { title: 'Pages/Entering', parameters: fullscreen } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const login = (say: Say, error?: string) => (
  <FormPage
    foot={other(say('No account yet?', 'እስካሁን አልተመዘገቡም?'), say('Sign Up', 'ይመዝገቡ'))}
    say={say}
    title={say('Log In', 'ይግቡ')}
  >
    <TextField defaultValue={error && 'abebe@example.com'} label={say('Email or phone', 'ኢሜይል ወይም ስልክ')} />
    {password(say, say('Password', 'የይለፍ ቃል'), 'current-password', { error })}
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
    back={<IconButton icon={backIcon} label={say('Back', 'ተመለሱ')} />}
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
    <PaymentMethods label={say('Pay with', 'የሚከፍሉበት')} methods={wallets} />
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
