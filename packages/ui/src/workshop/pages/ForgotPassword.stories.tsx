import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../../components/Button/Button.tsx';
import { PhoneField } from '../../components/PhoneField/PhoneField.tsx';
import { TextField } from '../../components/TextField/TextField.tsx';
import { done, FormPage, other, password, resend } from './forms.tsx';
import { fullscreen, pageStory } from './say.ts';

const meta = { title: 'Pages/Forgot password', parameters: fullscreen } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Phone: Story = pageStory(({ say }) => (
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

export const Code: Story = pageStory(({ say }) => (
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

export const NewPassword: Story = pageStory(({ say }) => (
  <FormPage say={say} title={say('Lost Password Reset', 'የጠፋ የይለፍ ቃል መቀየሪያ')}>
    {password(say, say('New password', 'አዲስ የይለፍ ቃል'), 'new-password')}
    {password(say, say('Confirm password', 'የይለፍ ቃሉን ያረጋግጡ'), 'new-password', {
      error: say('The passwords does not match.', 'የይለፍ ቃሎቹ አይመሳሰሉም።'),
    })}
    <Button>{say('Change Password', 'የይለፍ ቃሉን ይቀይሩ')}</Button>
  </FormPage>
));

export const Done: Story = pageStory(({ say }) =>
  done(
    say,
    say('Password Changed Successfully!', 'የይለፍ ቃልዎ ተቀይሯል!'),
    say('You are now logged in.', 'አሁን ገብተዋል።'),
    say('Back to Home', 'ወደ መነሻ ይመለሱ'),
  ),
);
