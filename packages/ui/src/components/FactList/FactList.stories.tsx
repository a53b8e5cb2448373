import type { Meta, StoryObj } from '@storybook/react-vite';
import { copyIcon } from '../../icons.ts';
import { inAmharic, longWord } from '../../workshop/in-amharic.ts';
import { Deadline } from '../Deadline/Deadline.tsx';
import { DualDate } from '../DualDate/DualDate.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { LockedValue } from '../LockedValue/LockedValue.tsx';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { guide } from './FactList.guide.ts';
import { FactList, type FactListProps } from './FactList.tsx';

const at = new Date('2026-11-24T07:30:00Z');
const labels = ['Bid closing date', 'Published on', 'Bid document price', 'Bid bond'];
const amharicLabels = ['ጨረታው የሚዘጋበት ቀን', 'የወጣበት', 'የጨረታ ሰነድ ዋጋ', 'የጨረታ ማስከበሪያ'];

const meta = {
  title: 'Product/FactList',
  component: FactList,
  args: {
    facts: [
      {
        label: 'Bid closing date',
        value: (
          <>
            <DualDate
              at={at}
              main="Tue 24 Nov 2026, 10:30 am"
              other="15 Hedar 2019 E.C., 4:30 in the morning, Ethiopian clock"
            />{' '}
            <Deadline label="3 days left" urgency="soon" />
          </>
        ),
      },
      { label: 'Published on', value: 'Addis Zemen, 21 Nov 2026' },
      { label: 'Bid document price', value: '200 birr' },
      { label: 'Bid bond', value: '2 %' },
    ],
  },
  parameters: {
    guide,
    ...inAmharic<FactListProps>({
      facts: [
        {
          label: 'ጨረታው የሚዘጋበት ቀን',
          value: (
            <>
              <DualDate at={at} main="ኅዳር 15 ቀን 2019 ዓ.ም. ከረፋዱ 4:30" other="ኖቬምበር 24 ቀን 2026 እ.ኤ.አ.፣ 10:30 AM" />{' '}
              <Deadline label="3 ቀን ቀርቶታል" urgency="soon" />
            </>
          ),
        },
        { label: 'የወጣበት', value: 'አዲስ ዘመን፣ ኅዳር 12 ቀን 2019 ዓ.ም.' },
        { label: 'የጨረታ ሰነድ ዋጋ', value: '200 ብር' },
        { label: 'የጨረታ ማስከበሪያ', value: '2 በመቶ' },
      ],
    }),
  },
} satisfies Meta<typeof FactList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Subscriber: Story = {};
export const Visitor: Story = {
  args: { facts: labels.map((label) => ({ label, value: <LockedValue label="Login or Subscribe" /> })) },
  parameters: inAmharic<FactListProps>({
    facts: amharicLabels.map((label) => ({ label, value: <LockedValue label="ይግቡ ወይም ይመዝገቡ" /> })),
  }),
};
export const NotGiven: Story = {
  args: { facts: labels.map((label) => ({ label, value: 'Not stated' })) },
  parameters: inAmharic<FactListProps>({ facts: amharicLabels.map((label) => ({ label, value: 'አልተጠቀሰም' })) }),
};
const copyable = (label: string, value: string, action: string) => ({
  label,
  value,
  action: <IconButton icon={copyIcon} label={action} />,
});
/** The icons end where the values of other facts end. */
export const WithActions: Story = {
  args: {
    facts: [
      copyable('Commercial Bank of Ethiopia', '1000000000001', 'Copy: Commercial Bank of Ethiopia'),
      copyable('Awash Bank', '000000000001', 'Copy: Awash Bank'),
    ],
  },
  parameters: inAmharic<FactListProps>({
    facts: [
      copyable('የኢትዮጵያ ንግድ ባንክ', '1000000000001', 'ይቅዱ፦ የኢትዮጵያ ንግድ ባንክ'),
      copyable('አዋሽ ባንክ', '000000000001', 'ይቅዱ፦ አዋሽ ባንክ'),
    ],
  }),
};
/** Side by side. With large text, a value stands below its label where it would be too narrow to read beside it. */
export const Lines: Story = { args: { look: 'lines' } };
export const Loading: Story = {
  args: { facts: labels.map((label) => ({ label, value: <Skeleton width="half" /> })) },
  parameters: inAmharic<FactListProps>({
    facts: amharicLabels.map((label) => ({ label, value: <Skeleton width="half" /> })),
  }),
};
/** A reference number without spaces, an Arabic name and an unknown price. */
export const HardToFit: Story = {
  args: {
    facts: [
      { label: 'Reference number', value: 'GVU/PROC/NCB/'.repeat(8) },
      { label: 'Published on', value: 'صحيفة العلم الإثيوبية, 21 Nov 2026' },
      { label: 'Bid document price', value: '999,999,999,999 birr' },
    ],
  },
  parameters: inAmharic<FactListProps>({
    facts: [
      { label: 'መለያ ቁጥር', value: 'GVU/PROC/NCB/'.repeat(8) },
      { label: 'የታተመበት', value: 'صحيفة العلم الإثيوبية, ኅዳር 12 ቀን 2019' },
      { label: longWord.repeat(2), value: '999,999,999,999 ብር' },
    ],
  }),
};
