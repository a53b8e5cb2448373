import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { bookmarkIcon, feedIcon, listIcon, searchIcon } from '../../icons.ts';
import { inAmharic } from '../../workshop/in-amharic.ts';
import { inFrame } from '../../workshop/in-frame.ts';
import { guide } from './BottomBar.guide.ts';
import { BottomBar, type BottomBarEntry, type BottomBarProps } from './BottomBar.tsx';

const onPress = fn();

const entries = (
  words: readonly [tenders: string, feed: string, saved: string, search: string],
  count?: { count: string; label: string },
): BottomBarEntry[] => [
  { label: words[0], icon: listIcon, href: '#tenders', isActive: true },
  { label: words[1], icon: feedIcon, href: '#feed', isActive: false },
  { label: words[2], icon: bookmarkIcon, href: '#saved', isActive: false, ...(count && { count }) },
  { label: words[3], icon: searchIcon, onPress },
];
const english = ['Tenders', 'My Feed', 'Saved', 'Search'] as const;
const amharic = ['ጨረታዎች', 'የእኔ ገጽ', 'የተቀመጡ', 'ፍለጋ'] as const;

const meta = {
  title: 'Structure/BottomBar',
  component: BottomBar,
  args: { label: 'Main', entries: entries(english) },
  parameters: { guide, ...inFrame, ...inAmharic<BottomBarProps>({ label: 'ዋና ማውጫ', entries: entries(amharic) }) },
  globals: { viewport: { value: 'phone' } },
  beforeEach: () => void onPress.mockClear(),
} satisfies Meta<typeof BottomBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NothingSaved: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Tenders' })).toHaveAttribute('aria-current', 'page');
    await userEvent.click(canvas.getByRole('button', { name: 'Search' }));
    await expect(onPress).toHaveBeenCalledOnce();
  },
};
export const SomeSaved: Story = {
  args: { entries: entries(english, { count: '9+', label: '12 saved tenders' }) },
  parameters: inAmharic<BottomBarProps>({ entries: entries(amharic, { count: '9+', label: '12 የተቀመጡ ጨረታዎች' }) }),
};
/** Cut within its share of the width; the others keep theirs. */
export const LongWords: Story = {
  args: { entries: entries(['All tenders of today', 'My personal feed', 'Saved for later', 'Search'] as const) },
  parameters: inAmharic<BottomBarProps>({
    entries: entries(['የዛሬ ጨረታዎች ሁሉ', 'ለእርስዎ የተመረጡ', 'ለኋላ የተቀመጡ', 'ፍለጋ'] as const),
  }),
};
