import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { inAmharic, longWord } from '../../workshop/in-amharic.ts';
import { guide } from './CategorySlider.guide.ts';
import { CategorySlider, type CategorySliderProps, type SliderCategory } from './CategorySlider.tsx';

const counts = ['', '1,204', '312', '87', '64', '40', '9', '3'];
const categories = (names: readonly string[]): SliderCategory[] =>
  names.map((name, place) => ({ id: place, name, href: `#category-${place}`, count: counts[place] ?? '' }));
const english = categories([
  'All',
  'Construction',
  'Vehicles',
  'Office furniture',
  'Consultancy',
  'Water, Sanitation and Irrigation',
  'Catering',
  'Auctions',
]);
const amharic = categories(['ሁሉም', 'ግንባታ', 'ተሽከርካሪዎች', 'የቢሮ ዕቃዎች', 'ማማከር', 'ውኃ፣ ንጽሕናና መስኖ', 'የምግብ አቅርቦት', 'ሐራጅ']);
const inWords = { label: 'ምድቦች', arrows: { back: 'ቀደም ያሉ ምድቦች', forward: 'ተጨማሪ ምድቦች' } };

const meta = {
  title: 'Product/CategorySlider',
  component: CategorySlider,
  args: {
    label: 'Categories',
    arrows: { back: 'Earlier categories', forward: 'More categories' },
    categories: english,
    current: 0,
  },
  parameters: { guide, ...inAmharic<CategorySliderProps>({ ...inWords, categories: amharic }) },
} satisfies Meta<typeof CategorySlider>;
export default meta;
type Story = StoryObj<typeof meta>;

export const All: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { current: true })).toHaveTextContent('All');
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Construction' })).toHaveFocus();
  },
};
export const OneChosen: Story = { args: { current: 2 } };
/** It is brought into view, however far along it stands. */
export const LastChosen: Story = {
  args: { current: 7 },
  render: (args) => (
    <div style={{ maxWidth: '20rem' }}>
      <CategorySlider {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const { right } = canvas.getByRole('list').getBoundingClientRect();
    const current = canvas.getByRole('link', { current: true });
    await waitFor(() => expect(current.getBoundingClientRect().right).toBeLessThanOrEqual(right));
  },
};
export const Loading: Story = {
  args: { categories: null },
  parameters: inAmharic<CategorySliderProps>({ ...inWords, categories: null }),
};
export const LongName: Story = {
  args: { categories: categories(['All', 'Pneumonoultramicroscopicsilico'.repeat(3)]) },
  parameters: inAmharic<CategorySliderProps>({ categories: categories(['ሁሉም', longWord.repeat(3)]) }),
};
export const None: Story = {
  args: { categories: [] },
  parameters: { ...inAmharic<CategorySliderProps>({ ...inWords, categories: [] }), a11y: { disable: true } },
};
