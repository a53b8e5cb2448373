import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../../components/Button/Button.tsx';
import { OtpInput } from '../../components/OtpInput/OtpInput.tsx';
import { done, FormPage, resend } from './forms.tsx';
import { fullscreen, pageStory, type Say } from './say.ts';

const meta = { title: 'Pages/Verification', parameters: fullscreen } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

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

export const Code: Story = pageStory(({ say }) => verification(say));
export const Refused: Story = pageStory(({ say }) =>
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
