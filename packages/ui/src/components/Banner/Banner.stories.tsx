import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactElement, useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { expectAnnounced } from '../../workshop/announced.ts';
import { inAmharic, longWord } from '../../workshop/in-amharic.ts';
import { Button } from '../Button/Button.tsx';
import { Link } from '../Link/Link.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { guide } from './Banner.guide.ts';
import { Banner, type BannerProps } from './Banner.tsx';

const pay = (words: string) => (
  <Link href="#pay" look="button">
    {words}
  </Link>
);

const meta = {
  title: 'Structure/Banner',
  component: Banner,
  args: {
    tone: 'payment',
    title: 'Payment due',
    text: 'Pay 2,360 birr for one year of Standard to see closing dates and bid documents.',
    action: pay('Pay now'),
  },
  parameters: {
    guide,
    ...inAmharic<BannerProps>({
      title: 'ክፍያ ይጠበቃል',
      text: 'የመዝጊያ ቀኖችንና የጨረታ ሰነዶችን ለማየት ለአንድ ዓመት መደበኛ ምዝገባ 2,360 ብር ይክፈሉ።',
      action: pay('አሁን ይክፈሉ'),
    }),
  },
} satisfies Meta<typeof Banner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Payment: Story = {};
export const Trial: Story = {
  args: { tone: 'trial', title: 'Free trial', text: '3 of 7 days left.', action: pay('Choose a plan') },
  parameters: inAmharic<BannerProps>({ title: 'ነጻ ሙከራ', text: 'ከ7 ቀናት 3 ቀሩ።', action: pay('የደንበኝነት ጊዜ ይምረጡ') }),
};
export const Failure: Story = {
  args: { tone: 'failure', title: 'Payment failed', text: 'No money was taken.', action: pay('Try again') },
  parameters: inAmharic<BannerProps>({
    title: 'ክፍያው አልተሳካም',
    text: 'ምንም ገንዘብ አልተቀነሰም።',
    action: pay('እንደገና ይሞክሩ'),
  }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('No money was taken.');
  },
};
export const Success: Story = {
  args: { tone: 'success', title: 'Password changed', text: 'You are logged out everywhere else.', action: null },
  parameters: inAmharic<BannerProps>({
    title: 'የይለፍ ቃሉ ተቀይሯል',
    text: 'በሌሎች መሣሪያዎች ሁሉ ወጥተዋል።',
    action: null,
  }),
};
function Later(props: BannerProps): ReactElement {
  const [isThere, setThere] = useState(false);
  return (
    <Stack gap="s">
      <Button onClick={() => setThere(true)} tone="quiet">
        {props.title}
      </Button>
      {isThere && <Banner {...props} title="" />}
    </Stack>
  );
}
/** A banner that appears later is read out, because its text goes into a status element that already existed. */
export const ComesLater: Story = {
  args: { tone: 'success', title: 'Make the file', text: 'The file is ready.', action: null },
  parameters: inAmharic<BannerProps>({ title: 'ፋይሉን ያዘጋጁ', text: 'ፋይሉ ዝግጁ ነው።', action: null }),
  render: (args) => <Later {...args} />,
  play: async ({ canvas, canvasElement }) => {
    await expectAnnounced(canvasElement, 'The file is ready.', () => userEvent.click(canvas.getByRole('button')));
  },
};
const onPress = fn();

export const Info: Story = {
  args: {
    tone: 'info',
    title: '',
    text: 'You are offline. What you see was loaded at 8:14.',
    action: null,
    dismiss: { label: 'Dismiss', onPress },
  },
  parameters: inAmharic<BannerProps>({
    title: '',
    text: 'የኢንተርኔት ግንኙነት የለም። የሚያዩት በ2:14 የመጣ ነው።',
    action: null,
    dismiss: { label: 'አሰናብት', onPress },
  }),
  play: async ({ canvas }) => {
    onPress.mockClear();
    canvas.getByRole('button').focus();
    await userEvent.keyboard('{Enter}');
    await expect(onPress).toHaveBeenCalledOnce();
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
  },
};
export const WithQuietButton: Story = {
  args: { tone: 'trial', action: <Button tone="quiet">Later</Button> },
  parameters: inAmharic<BannerProps>({ action: <Button tone="quiet">በኋላ</Button> }),
};
export const LongWords: Story = {
  args: { title: 'Subscriptionrenewalreminder'.repeat(4), text: `<b>${'birr'.repeat(40)}</b>` },
  parameters: inAmharic<BannerProps>({ title: longWord.repeat(4), text: `<b>${'ብር'.repeat(60)}</b>` }),
};
