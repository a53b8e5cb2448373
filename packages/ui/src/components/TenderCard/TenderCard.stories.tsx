import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { inAmharic, longWord } from '../../workshop/in-amharic.ts';
import { Deadline } from '../Deadline/Deadline.tsx';
import { LockedValue } from '../LockedValue/LockedValue.tsx';
import { NewDot } from '../NewDot/NewDot.tsx';
import { SaveButton } from '../SaveButton/SaveButton.tsx';
import { amharic, english, MovedByKeys } from './TenderCard.fixtures.tsx';
import { guide } from './TenderCard.guide.ts';
import { TenderCard, type TenderCardProps, TenderCardSkeleton } from './TenderCard.tsx';

const meta = {
  title: 'Product/TenderCard',
  component: TenderCard,
  args: english,
  parameters: {
    guide,
    ...inAmharic<TenderCardProps>(amharic),
  },
} satisfies Meta<typeof TenderCard>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Only the texts that differ from the other stories. */
const amharicToo = (words: Partial<TenderCardProps>) => inAmharic<TenderCardProps>({ ...amharic, ...words });

export const Subscriber: Story = {
  play: async ({ canvas }) => {
    const card = canvas.getByRole('article');
    await expect(within(card).getByRole('link', { name: english.title })).toHaveAttribute('href', '#tender');
    await expect(within(card).getAllByRole('link')).toHaveLength(1);
  },
};
export const Visitor: Story = {
  args: { deadline: <LockedValue label="Login or Subscribe" />, notes: ['16 minutes ago'] },
  parameters: amharicToo({ deadline: <LockedValue label="ይግቡ ወይም ይመዝገቡ" />, notes: ['ከ16 ደቂቃ በፊት'] }),
};
/** The reader has not seen it yet. */
export const New: Story = {
  args: { mark: <NewDot label="New" onSeen={() => undefined} /> },
  parameters: amharicToo({ mark: <NewDot label="አዲስ" onSeen={() => undefined} /> }),
};
/** The days left show that it is open, so it has no badge. */
export const NoBadge: Story = {
  render: ({ status, ...args }) => <TenderCard {...args} />,
};
export const LastDay: Story = {
  args: { deadline: <Deadline label="Closes today" urgency="high" /> },
  parameters: amharicToo({ deadline: <Deadline label="ዛሬ ይዘጋል" urgency="high" /> }),
};
export const Closed: Story = {
  args: { deadline: <Deadline label="Closed" urgency="past" /> },
  parameters: amharicToo({ deadline: <Deadline label="ተዘግቷል" urgency="past" /> }),
  render: ({ status, ...args }) => <TenderCard {...args} />,
};
/** Without the date, the badge tells that it is closed. */
export const ClosedForVisitors: Story = {
  args: {
    status: { status: 'closed', label: 'BIDDING CLOSED' },
    deadline: <LockedValue label="Login or Subscribe" />,
    notes: ['16 days ago'],
  },
  parameters: amharicToo({
    status: { status: 'closed', label: 'ጨረታው ተዘግቷል' },
    deadline: <LockedValue label="ይግቡ ወይም ይመዝገቡ" />,
    notes: ['ከ16 ቀን በፊት'],
  }),
};
/** The smallest phones have a badge only for closed tenders, so that there is room for the buyer. */
export const SmallPhone: Story = {
  args: { deadline: <LockedValue label="Login or Subscribe" />, notes: ['16 minutes ago'] },
  parameters: amharicToo({ deadline: <LockedValue label="ይግቡ ወይም ይመዝገቡ" />, notes: ['ከ16 ደቂቃ በፊት'] }),
  render: (args) => (
    <div style={{ width: 'min(20rem, 100%)' }}>
      <TenderCard {...args} />
    </div>
  ),
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText(args.status?.label ?? '')).not.toBeVisible();
  },
};
export const CanBeSaved: Story = {
  args: { action: <SaveButton isSaved={false} labels={{ save: 'Save', saved: 'Saved' }} subject={english.title} /> },
  parameters: amharicToo({
    action: <SaveButton isSaved={false} labels={{ save: 'ያስቀምጡ', saved: 'ተቀምጧል' }} subject={amharic.title} />,
  }),
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button');
    const { left, top, width, height } = button.getBoundingClientRect();
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    await expect(hit?.closest('button')).toBe(button);
    await userEvent.tab();
    await expect(canvas.getByRole('link')).toHaveFocus();
    await userEvent.tab();
    await expect(button).toHaveFocus();
  },
};
export const Searched: Story = {
  args: { highlight: ['water pump', 'village'] },
  parameters: amharicToo({ highlight: ['የወርክሾፕ ዕቃዎች', { start: 0, end: 5 }] }),
  play: async ({ canvas }) => {
    const marks = canvas.getByRole('link', { name: english.title }).querySelectorAll('mark');
    await expect([...marks].map(({ textContent }) => textContent)).toEqual(['water pump', 'village']);
  },
};
/** The tender shown beside the list. */
export const Current: Story = {
  args: { isCurrent: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { current: true })).toBeVisible();
  },
};
/** The link leads to this page, which the browser has visited. */
export const Visited: Story = { args: { href: '' } };
export const NothingKnown: Story = {
  args: { meta: '', deadline: null, notes: [] },
  parameters: amharicToo({ meta: '', deadline: null, notes: [] }),
};
export const VeryLongWord: Story = {
  args: { title: 'Pneumonoultramicroscopicsilicovolcanoconiosis'.repeat(4) },
  parameters: inAmharic<TenderCardProps>({ title: longWord.repeat(6) }),
  play: async ({ canvas }) => {
    const card = canvas.getByRole('article');
    await expect(card.scrollWidth).toBeLessThanOrEqual(card.clientWidth);
  },
};
const mixed = `${amharic.title}: NCB/GVU/2019/04 for hand tools, workshop equipment, paint and finishing materials. `;
/** Both scripts in one title, cut after two lines of equal height. */
export const MixedScripts: Story = {
  args: { title: mixed.repeat(2) },
  parameters: amharicToo({ title: mixed.repeat(2) }),
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('heading');
    const { lineHeight } = getComputedStyle(heading);
    await expect(heading.clientHeight).toBeLessThanOrEqual(2 * Number.parseFloat(lineHeight) + 1);
  },
};
export const MarkupInTitle: Story = {
  args: { title: '<img src=x onerror=alert(1)> chairs & <b>desks</b>', highlight: ['<b>'] },
};
export const RightToLeftTitle: Story = { args: { title: 'مناقصة عامة لتوريد مضخات المياه', titleLanguage: 'ar' } };

/** Keys j and k move the focus, and the focused card is the current one. */
export const MovedThroughByKeys: Story = {
  render: (args) => <MovedByKeys {...args} />,
  play: async ({ canvas }) => {
    const links = canvas.getAllByRole('link');
    await userEvent.tab();
    await userEvent.keyboard('jj');
    await expect(links[2]).toHaveFocus();
    await expect(links[2]).toHaveAttribute('aria-current', 'true');
    await userEvent.keyboard('k');
    await expect(links[1]).toHaveFocus();
    await expect(links[2]).not.toHaveAttribute('aria-current');
  },
};
const save = <SaveButton href="#login" isSaved={false} labels={{ save: 'Save', saved: 'Saved' }} subject="" />;
/** The skeleton is as tall as a subscriber's and a visitor's card: nothing below moves. */
export const SkeletonBesideCards: Story = {
  render: (args) => (
    <div style={{ width: 'min(20rem, 100%)' }}>
      <TenderCard {...args} action={save} />
      <TenderCard {...args} action={save} deadline={<LockedValue label="Login" />} notes={[]} />
      <TenderCardSkeleton />
    </div>
  ),
  play: async ({ canvas }) => {
    const [card, visitors] = canvas.getAllByRole('article');
    const height = card?.getBoundingClientRect().height ?? 0;
    for (const other of [visitors, visitors?.nextElementSibling])
      await expect(other?.getBoundingClientRect().height).toBeCloseTo(height, 0);
  },
};
export const Loading: Story = { render: () => <TenderCardSkeleton /> };
