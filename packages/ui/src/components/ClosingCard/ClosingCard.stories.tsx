import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { calendarIcon, printIcon } from '../../icons.ts';
import { inAmharic } from '../../workshop/in-amharic.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { SaveButton } from '../SaveButton/SaveButton.tsx';
import { guide } from './ClosingCard.guide.ts';
import { ClosingCard, type ClosingCardProps, ClosingCardSkeleton } from './ClosingCard.tsx';

const actions = (labels: { save: string; saved: string }, calendar: string, print: string) => (
  <>
    <SaveButton isSaved={false} labels={labels} look="button" subject="Ring road" />
    <IconButton icon={calendarIcon} label={calendar} look="bordered" />
    <IconButton icon={printIcon} label={print} look="bordered" />
  </>
);

const meta = {
  title: 'Product/ClosingCard',
  component: ClosingCard,
  args: {
    label: 'Bid closing date',
    leaf: { month: 'Tahsas', day: 2 },
    left: '16 days left',
    urgency: 'calm',
    day: 'Fri 11 Dec 2026, 10:00 am',
    notes: ['2 Tahsas 2019 E.C.', '4:00 in the morning, Ethiopian clock'],
    actions: actions({ save: 'Save', saved: 'Saved' }, 'Add to calendar', 'Print'),
  },
  parameters: {
    guide,
    ...inAmharic<ClosingCardProps>({
      label: 'ጨረታው የሚዘጋበት ቀን',
      leaf: { month: 'ታኅሣሥ', day: 2 },
      left: '16 ቀን ቀርቶታል',
      day: 'ታኅሣሥ 2 ቀን 2019 ዓ.ም. ከረፋዱ 4:00 ሰዓት',
      notes: ['ዲሴምበር 11 ቀን 2026 እ.ኤ.አ.፣ 10:00 AM'],
      actions: actions({ save: 'ያስቀምጡ', saved: 'ተቀምጧል' }, 'ወደ ቀን መቁጠሪያ ያክሉ', 'ያትሙ'),
    }),
  },
} satisfies Meta<typeof ClosingCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('definition')).toHaveTextContent('16 days left');
  },
};

export const LastDay: Story = {
  args: { left: 'Closes today', urgency: 'high' },
  parameters: inAmharic<ClosingCardProps>({ left: 'ዛሬ ይዘጋል' }),
};

/** The date was calculated or changed. */
export const WorkedOut: Story = {
  args: { left: 'About 16 days left', origin: 'How we know: 15 working days from 19 Nov 2026.' },
  parameters: inAmharic<ClosingCardProps>({
    left: '16 ቀን ገደማ ቀርቶታል',
    origin: 'ቀኑ የታወቀው፦ ከኅዳር 10 ቀን 2019 ዓ.ም. ጀምሮ 15 የሥራ ቀናት።',
  }),
};

export const Closed: Story = {
  args: { left: 'Closed 3 days ago', urgency: 'past' },
  parameters: inAmharic<ClosingCardProps>({ left: 'ከ3 ቀን በፊት ተዘግቷል' }),
};

const inWords = { day: 'Within 15 working days from the first publication', isQuoted: true };
const inAmharicWords = { day: 'ማስታወቂያው ከወጣበት ቀን ጀምሮ በ15 የሥራ ቀናት ውስጥ', isQuoted: true };
const dayUnknown = { leaf: undefined, left: undefined, notes: [] };

/** The newspaper gives words instead of a date. */
export const InWords: Story = {
  args: { ...inWords, ...dayUnknown },
  parameters: inAmharic<ClosingCardProps>({ ...inAmharicWords, ...dayUnknown }),
};

/** The newspaper gives words, and the day is known. */
export const InWordsWithDay: Story = {
  args: {
    ...inWords,
    leaf: undefined,
    notes: ['Fri 11 Dec 2026, 10:00 am', '2 Tahsas 2019 E.C.', '4:00 in the morning, Ethiopian clock'],
  },
  parameters: inAmharic<ClosingCardProps>({
    ...inAmharicWords,
    leaf: undefined,
    notes: ['ታኅሣሥ 2 ቀን 2019 ዓ.ም. ከረፋዱ 4:00 ሰዓት', 'ዲሴምበር 11 ቀን 2026 እ.ኤ.አ.፣ 10:00 AM'],
  }),
};

export const Loading: Story = { render: ({ actions }) => <ClosingCardSkeleton actions={actions} /> };
