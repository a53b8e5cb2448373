import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { inAmharic } from '../../workshop/in-amharic.ts';
import { inFrame } from '../../workshop/in-frame.ts';
import { guide } from './AppHead.guide.ts';
import { AppHead, type AppHeadProps } from './AppHead.tsx';

const onPress = fn();

const english: AppHeadProps = {
  places: {
    label: 'Main',
    entries: [
      { label: 'Tenders', href: '#tenders', isActive: true },
      { label: 'My Feed', href: '#feed', isActive: false, count: { count: '9', label: '9 new in your feed' } },
    ],
  },
  search: { label: 'Search tenders', href: '#search' },
  filter: { label: 'Filter', href: '#filter' },
  menu: { label: 'Menu', onPress },
};

const amharic: AppHeadProps = {
  places: {
    label: 'ዋና ማውጫ',
    entries: [
      { label: 'ጨረታዎች', href: '#tenders', isActive: true },
      { label: 'ለእኔ የተመረጡ', href: '#feed', isActive: false, count: { count: '9', label: '9 ለእርስዎ አዲስ' } },
    ],
  },
  search: { label: 'ጨረታ ይፈልጉ', href: '#search' },
  filter: { label: 'ማጣሪያ', href: '#filter' },
  menu: { label: 'ማውጫ', onPress },
};

const meta = {
  title: 'Structure/AppHead',
  component: AppHead,
  args: english,
  parameters: { guide, ...inFrame, ...inAmharic<AppHeadProps>(amharic) },
  globals: { theme: 'telegram', viewport: { value: 'phone' } },
  beforeEach: () => void onPress.mockClear(),
} satisfies Meta<typeof AppHead>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Tenders: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Tenders' })).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getByRole('link', { name: 'My Feed 9 new in your feed' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Menu' }));
    await expect(onPress).toHaveBeenCalledOnce();
  },
};
/** The field shows the searched words and cuts them where they do not fit. */
export const Searched: Story = {
  args: { search: { label: '“construction of asphalt roads and drainage works” · 1,204 tenders', href: '#search' } },
  parameters: inAmharic<AppHeadProps>({
    search: { label: '“የአስፋልት መንገድና የፍሳሽ ማስወገጃ ግንባታ ሥራ” · 1,204 ጨረታዎች', href: '#search' },
  }),
};
