import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { inAmharic, longWord } from '../../workshop/in-amharic.ts';
import { guide } from './FilterChips.guide.ts';
import { type FilterChip, FilterChips, type FilterChipsProps } from './FilterChips.tsx';

const counts = ['1,000+', '6', '31', '84', '190', '112', '97', '73'];
const chipsNamed = (names: readonly string[]): FilterChip[] =>
  names.map((name, place) => ({ id: place, name, href: `#chip-${place}`, count: counts[place] }));
const english = chipsNamed([
  'Open',
  'Closing today',
  '3 days',
  '7 days',
  '14 days',
  'Construction',
  'Vehicles',
  'Water, Sanitation and Irrigation',
]);
const amharic = chipsNamed(['ክፍት', 'ዛሬ የሚዘጉ', '3 ቀን', '7 ቀን', '14 ቀን', 'ግንባታ', 'ተሽከርካሪዎች', 'ውኃ፣ ንጽሕናና መስኖ']);
const inWords = { label: 'ፈጣን ማጣሪያዎች', arrows: { back: 'የቀደሙ ማጣሪያዎች', forward: 'ተጨማሪ ማጣሪያዎች' } };

const pressed = (chips: readonly FilterChip[], ...places: number[]) =>
  chips.map((chip, place) => ({ ...chip, isPressed: places.includes(place) }));
const locked = (chips: readonly FilterChip[]) =>
  chips.map((chip, place) => (place > 0 && place < 5 ? { ...chip, isLocked: true, count: undefined } : chip));

const more = (label: string) => ({ label, href: '#more' });

const meta = {
  title: 'Product/FilterChips',
  component: FilterChips,
  args: {
    label: 'Quick filters',
    arrows: { back: 'Earlier filters', forward: 'More filters' },
    chips: english,
  },
  parameters: { guide, ...inAmharic<FilterChipsProps>({ ...inWords, chips: amharic }) },
} satisfies Meta<typeof FilterChips>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NonePressed: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { current: true })).not.toBeInTheDocument();
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Closing today' })).toHaveFocus();
  },
};
export const TwoPressed: Story = {
  args: { chips: pressed(english, 0, 3) },
  parameters: inAmharic<FilterChipsProps>({ ...inWords, chips: pressed(amharic, 0, 3) }),
};
/** The pressed chip is scrolled into view. */
export const LastPressed: Story = {
  args: { chips: pressed(english, 7) },
  parameters: inAmharic<FilterChipsProps>({ ...inWords, chips: pressed(amharic, 7) }),
  render: (args) => (
    <div style={{ maxWidth: '20rem' }}>
      <FilterChips {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const { right } = canvas.getByRole('list').getBoundingClientRect();
    const current = canvas.getByRole('link', { current: true });
    await waitFor(() => expect(current.getBoundingClientRect().right).toBeLessThanOrEqual(right));
  },
};
/** For readers who may not see closing dates: a lock, and no count, which would reveal them. */
export const Locked: Story = {
  args: { chips: locked(english) },
  parameters: inAmharic<FilterChipsProps>({ ...inWords, chips: locked(amharic) }),
};
/** On a phone, where the form opens with another press. */
export const WithMore: Story = {
  args: { chips: english.slice(0, 2), more: more('More categories') },
  parameters: inAmharic<FilterChipsProps>({ ...inWords, chips: amharic.slice(0, 2), more: more('ሌሎች ምድቦች') }),
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'More categories' })).toBeVisible();
  },
};
export const LongName: Story = {
  args: { chips: chipsNamed(['Open', 'Pneumonoultramicroscopicsilico'.repeat(3)]) },
  parameters: inAmharic<FilterChipsProps>({ ...inWords, chips: chipsNamed(['ክፍት', longWord.repeat(3)]) }),
};
