import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { BottomBar } from './BottomBar.tsx';

const meta = {
  component: BottomBar,
  args: {
    label: 'Main',
    entries: [
      { label: 'Tenders', icon: 'list', href: '#tenders', isActive: true },
      { label: 'My Feed', icon: 'feed', href: '#feed', isActive: false },
      { label: 'Saved', icon: 'bookmark', href: '#saved', isActive: false, count: { count: '9+', label: '12 saved' } },
      { label: 'Search', icon: 'search', onPress: fn() },
    ],
  },
} satisfies Meta<typeof BottomBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const English: Story = {};
export const Amharic: Story = {
  args: {
    label: 'ዋና ማውጫ',
    entries: [
      { label: 'ጨረታዎች', icon: 'list', href: '#tenders', isActive: true },
      { label: 'የእኔ ገጽ', icon: 'feed', href: '#feed', isActive: false },
      { label: 'የተቀመጡ', icon: 'bookmark', href: '#saved', isActive: false },
      { label: 'ፈልግ', icon: 'search', onPress: fn() },
    ],
  },
  globals: { locale: 'am' },
};
