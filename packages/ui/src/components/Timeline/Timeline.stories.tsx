import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inAmharic, longWord } from '../../workshop/in-amharic.ts';
import { DualDate } from '../DualDate/DualDate.tsx';
import { LockedValue } from '../LockedValue/LockedValue.tsx';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { guide } from './Timeline.guide.ts';
import { Timeline, type TimelineProps } from './Timeline.tsx';

const place = (source: string, at: string, main: string, other: string) => (
  <>
    {source && `${source} · `}
    <DualDate at={new Date(at)} layout="inline" main={main} other={other} />
  </>
);
const kinds = ['Published', 'Deadline extended', 'Cancelled'];
const amharicKinds = ['ታትሟል', 'የመዝጊያ ቀኑ ተራዝሟል', 'ተሰርዟል'];
const hidden = (label: string) => (what: string, id: number) => ({ id, what, when: <LockedValue label={label} /> });

const meta = {
  title: 'Product/Timeline',
  component: Timeline,
  args: {
    events: [
      { id: 1, what: 'Published', when: place('Addis Zemen', '2026-11-19', '19 Nov 2026', '10 Hedar 2019 E.C.') },
      { id: 2, what: 'Printed again', when: place('Reporter', '2026-11-22', '22 Nov 2026', '13 Hedar 2019 E.C.') },
      {
        id: 3,
        what: 'Deadline extended',
        details: ['Closing date: from 4 Dec 2026 to 18 Dec 2026'],
        when: place('Addis Zemen', '2026-11-27', '27 Nov 2026', '18 Hedar 2019 E.C.'),
      },
      {
        id: 4,
        what: 'Corrected',
        details: ['Changed: bid bond, opening date'],
        when: place('', '2026-11-28', '28 Nov 2026', '19 Hedar 2019 E.C.'),
      },
    ],
  },
  parameters: {
    guide,
    ...inAmharic<TimelineProps>({
      events: [
        {
          id: 1,
          what: 'ታትሟል',
          when: place('አዲስ ዘመን', '2026-11-19', 'ኅዳር 10 ቀን 2019 ዓ.ም.', 'ኖቬምበር 19 ቀን 2026 እ.ኤ.አ.'),
        },
        {
          id: 2,
          what: 'እንደገና ታትሟል',
          when: place('ሪፖርተር', '2026-11-22', 'ኅዳር 13 ቀን 2019 ዓ.ም.', 'ኖቬምበር 22 ቀን 2026 እ.ኤ.አ.'),
        },
        {
          id: 3,
          what: 'የመዝጊያ ቀኑ ተራዝሟል',
          details: ['የመዝጊያ ቀን፦ ከኅዳር 25 ቀን 2019 ዓ.ም. ወደ ታኅሣሥ 9 ቀን 2019 ዓ.ም.'],
          when: place('አዲስ ዘመን', '2026-11-27', 'ኅዳር 18 ቀን 2019 ዓ.ም.', 'ኖቬምበር 27 ቀን 2026 እ.ኤ.አ.'),
        },
      ],
    }),
  },
} satisfies Meta<typeof Timeline>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Events: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(args.events.length);
  },
};
export const Locked: Story = {
  args: { events: kinds.map(hidden('Login or Subscribe')) },
  parameters: inAmharic<TimelineProps>({ events: amharicKinds.map(hidden('ይግቡ ወይም ይመዝገቡ')) }),
};
const skeletons = kinds.map((_, id) => ({
  id,
  what: <Skeleton height="line" width="half" />,
  when: <Skeleton height="line" width="third" />,
}));
export const Loading: Story = {
  args: { events: skeletons },
  parameters: inAmharic<TimelineProps>({ events: skeletons }),
};
/** A name without spaces, and one in a right-to-left script. */
export const HardToFit: Story = {
  args: {
    events: [
      { id: 1, what: 'Published', when: place('Newspaper'.repeat(12), '2026-11-19', '19 Nov 2026', '10 Hedar 2019') },
      { id: 2, what: 'Printed again', when: place('صحيفة العلم', '2026-11-22', '22 Nov 2026', '13 Hedar 2019') },
    ],
  },
  parameters: inAmharic<TimelineProps>({
    events: [
      {
        id: 1,
        what: 'ታትሟል',
        when: place(longWord.repeat(3), '2026-11-19', 'ኅዳር 10 ቀን 2019 ዓ.ም.', 'ኖቬምበር 19 ቀን 2026 እ.ኤ.አ.'),
      },
    ],
  }),
};

/** The current event, and those to come. */
export const WithWhatIsAhead: Story = {
  args: {
    events: [
      { id: 1, when: '19 Nov · 10 Hedar', what: 'Published', details: ['Addis Zemen'] },
      { id: 2, when: 'Today · 25 Nov · 16 Hedar', what: 'Open for bids', phase: 'now' },
      { id: 3, when: '11 Dec · 2 Tahsas', what: 'Bids close · 10:00 am', phase: 'ahead' },
    ],
  },
  parameters: inAmharic<TimelineProps>({
    events: [
      { id: 1, when: 'ኅዳር 10 · ኖቬምበር 19', what: 'ታትሟል', details: ['አዲስ ዘመን'] },
      { id: 2, when: 'ዛሬ · ኅዳር 16 · ኖቬምበር 25', what: 'ክፍት ነው', phase: 'now' },
      { id: 3, when: 'ታኅሣሥ 2 · ዲሴምበር 11', what: 'ጨረታው ይዘጋል · ከረፋዱ 4:00 ሰዓት', phase: 'ahead' },
    ],
  }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Open for bids').closest('li')).toHaveAttribute('aria-current', 'true');
  },
};
