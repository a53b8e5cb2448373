import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactElement, useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { expectAnnounced } from '../../workshop/announced.ts';
import { inAmharic, longWord } from '../../workshop/in-amharic.ts';
import { Button } from '../Button/Button.tsx';
import { Card } from '../Card/Card.tsx';
import { Heading } from '../Heading/Heading.tsx';
import { Link } from '../Link/Link.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { guide } from './Notice.guide.ts';
import { Notice, type NoticeProps } from './Notice.tsx';

const meta = {
  title: 'Structure/Notice',
  component: Notice,
  args: { tone: 'info', children: 'The code goes to the phone that is verified.' },
  parameters: { guide, ...inAmharic<NoticeProps>({ children: 'ኮዱ ወደተረጋገጠው ስልክ ይላካል።' }) },
} satisfies Meta<typeof Notice>;
export default meta;
type Story = StoryObj<typeof meta>;

const saved = { en: 'Saved', am: 'ተቀምጧል' };

export const Info: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('The code goes to');
  },
};
export const Success: Story = {
  args: { tone: 'success', children: 'Your password has been changed. Every other device has been logged out.' },
  parameters: inAmharic<NoticeProps>({ children: 'የይለፍ ቃልዎ ተቀይሯል። በሌሎች መሣሪያዎች ሁሉ ወጥተዋል።' }),
};
export const Failure: Story = {
  args: { tone: 'failure', children: 'Couldn’t start the payment. Try again in a minute.' },
  parameters: inAmharic<NoticeProps>({ children: 'ክፍያው አልተጀመረም። ከአንድ ደቂቃ በኋላ እንደገና ይሞክሩ።' }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Couldn’t start the payment.');
  },
};
const withLink = (words: string, link: string) => (
  <>
    {words}{' '}
    <Link href="#verify" look="inline">
      {link}
    </Link>
  </>
);
export const WithLink: Story = {
  args: { children: withLink('Your phone is not verified yet.', 'Verify') },
  parameters: inAmharic<NoticeProps>({ children: withLink('ስልክዎ ገና አልተረጋገጠም።', 'ያረጋግጡ') }),
};
function SavedLater(props: NoticeProps): ReactElement {
  const [isSaved, setSaved] = useState(false);
  return (
    <Stack direction="row" gap="s">
      <Button onClick={() => setSaved(true)}>OK</Button>
      {isSaved && <Notice {...props} />}
    </Stack>
  );
}
/** A notice that appears beside a button is announced, because its text goes into a status that already existed. */
export const ComesLater: Story = {
  args: { tone: 'success', children: saved.en },
  parameters: inAmharic<NoticeProps>({ children: saved.am }),
  render: (args) => <SavedLater {...args} />,
  play: async ({ canvas, canvasElement }) => {
    await expectAnnounced(canvasElement, saved.en, () => userEvent.click(canvas.getByRole('button')));
  },
};
export const InACard: Story = {
  args: { tone: 'failure', children: 'Couldn’t start the payment. Try again in a minute.' },
  parameters: inAmharic<NoticeProps>({ children: 'ክፍያው አልተጀመረም። ከአንድ ደቂቃ በኋላ እንደገና ይሞክሩ።' }),
  render: (args, { globals }) => {
    const isAmharic = globals.locale === 'am';
    return (
      <Card>
        <Stack gap="s">
          <Heading level={2} size="m">
            {isAmharic ? 'የ1 ዓመት ምዝገባ' : '1 Year subscription'}
          </Heading>
          <Notice {...args} />
          <Button>{isAmharic ? 'ይክፈሉ' : 'Pay'}</Button>
        </Stack>
      </Card>
    );
  },
};
export const LongWords: Story = {
  args: { children: `<b>${'birr'.repeat(40)}</b>` },
  parameters: inAmharic<NoticeProps>({ children: longWord.repeat(9) }),
};
