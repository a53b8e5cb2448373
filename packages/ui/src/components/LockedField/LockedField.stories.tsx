import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inAmharic, longWord } from '../../workshop/in-amharic.ts';
import { Link } from '../Link/Link.tsx';
import { LockedValue } from '../LockedValue/LockedValue.tsx';
import { guide } from './LockedField.guide.ts';
import { LockedField, type LockedFieldProps } from './LockedField.tsx';

const meta = {
  title: 'Forms/LockedField',
  component: LockedField,
  args: { label: 'Plan', value: '1 year', reason: 'A plan that is paid for cannot be changed before it ends.' },
  parameters: {
    guide,
    ...inAmharic<LockedFieldProps>({
      label: 'ምዝገባ',
      value: '1 ዓመት',
      reason: 'የተከፈለበት ምዝገባ ጊዜው ከማብቃቱ በፊት ሊለወጥ አይችልም።',
    }),
  },
} satisfies Meta<typeof LockedField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Value: Story = {
  play: async ({ canvas }) => {
    const field = canvas.getByRole('group', { name: 'Plan' });
    await expect(field).toHaveTextContent('1 year');
    await expect(field).toHaveAccessibleDescription('A plan that is paid for cannot be changed before it ends.');
  },
};
/** A visitor may not see closing dates, so the field is locked. */
export const Unknown: Story = {
  args: {
    label: 'Closing date',
    value: <LockedValue label="Login or Subscribe" />,
    reason: 'Choose by closing date with a subscription.',
  },
  parameters: inAmharic<LockedFieldProps>({
    label: 'የመዝጊያ ቀን',
    value: <LockedValue label="ይግቡ ወይም ይመዝገቡ" />,
    reason: 'በመዝጊያ ቀን ለመምረጥ ምዝገባ ያስፈልጋል።',
  }),
};
export const WithLink: Story = {
  args: {
    label: 'Mobile number',
    value: '0911 234 567',
    reason: (
      <>
        You change it in{' '}
        <Link href="/myaccount" look="inline">
          your account
        </Link>
        .
      </>
    ),
  },
  parameters: inAmharic<LockedFieldProps>({
    label: 'ስልክ ቁጥር',
    value: '0911 234 567',
    reason: (
      <>
        በ
        <Link href="/myaccount" look="inline">
          መለያዎ
        </Link>{' '}
        ውስጥ መለወጥ ይችላሉ።
      </>
    ),
  }),
};
const long = 'Ethiopian-Electric-Power-Substation-Construction-and-Rehabilitation-Directorate';
export const LongWords: Story = {
  args: { label: long, value: long, reason: long },
  parameters: inAmharic<LockedFieldProps>({
    label: longWord.repeat(2),
    value: longWord.repeat(3),
    reason: longWord.repeat(2),
  }),
};
