import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { alertMeIcon } from '../../icons.ts';
import { inAmharic } from '../../workshop/in-amharic.ts';
import { FilterChips } from '../FilterChips/FilterChips.tsx';
import { OrderSelect } from '../OrderSelect/OrderSelect.tsx';
import { guide } from './ListHead.guide.ts';
import { ListHead, type ListHeadProps } from './ListHead.tsx';

const chipsOf = (label: string, arrows: { back: string; forward: string }, names: readonly string[]) => (
  <FilterChips
    arrows={arrows}
    chips={names.map((name, place) => ({
      id: place,
      name,
      href: `#chip-${place}`,
      isPressed: place === 0,
      count: '84',
    }))}
    label={label}
  />
);
const orderOf = (label: string, option: string) => (
  <OrderSelect label={label} onChange={() => {}} options={[{ value: '', label: option }]} value="" />
);

const meta = {
  title: 'Product/ListHead',
  component: ListHead,
  args: {
    search: { label: 'Search 1,667 open tenders', href: '#search' },
    filter: { label: 'Filter', href: '#filter' },
    chips: chipsOf('Quick filters', { back: 'Earlier filters', forward: 'More filters' }, [
      'Open',
      'Closing today',
      '3 days',
      '7 days',
      'Construction',
    ]),
    end: orderOf('Order', 'Newest'),
  },
  parameters: {
    guide,
    ...inAmharic<ListHeadProps>({
      search: { label: 'ከ1,667 ክፍት ጨረታዎች ይፈልጉ', href: '#search' },
      filter: { label: 'ማጣሪያ', href: '#filter' },
      chips: chipsOf('ፈጣን ማጣሪያዎች', { back: 'የቀደሙ ማጣሪያዎች', forward: 'ተጨማሪ ማጣሪያዎች' }, [
        'ክፍት',
        'ዛሬ የሚዘጉ',
        '3 ቀን',
        '7 ቀን',
        'ግንባታ',
      ]),
      end: orderOf('ቅደም ተከተል', 'አዲስ የወጡ'),
    }),
  },
} satisfies Meta<typeof ListHead>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Search 1,667 open tenders' })).toBeVisible();
    await expect(canvas.queryByRole('combobox')).toBeNull();
  },
};
const words = { label: '“road works” · 13 tenders', href: '#search' };
const amharicWords = { label: '«መንገድ ሥራ» · 13 ጨረታዎች', href: '#search' };
/** The field shows the searched words, and they can be cleared there. */
export const Searched: Story = {
  args: { search: words, clear: { label: 'Remove Title: “road works”', href: '#all' } },
  parameters: inAmharic<ListHeadProps>({
    search: amharicWords,
    clear: { label: 'ያስወግዱ፦ ርዕስ፦ «መንገድ ሥራ»', href: '#all' },
  }),
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const clear = canvas.getByRole('link', { name: 'Remove Title: “road works”' });
    // Keeps the story on its page.
    clear.addEventListener('click', (event) => event.preventDefault());
    await userEvent.click(clear);
    await expect(canvas.getByRole('link', { name: '“road works” · 13 tenders' })).toHaveFocus();
  },
};
const action = { text: 'Alert me', label: 'Save this search and alert me', icon: alertMeIcon, href: '#save' };
const amharicAction = { ...action, text: 'ማንቂያ ያግኙ', label: 'ፍለጋውን ያስቀምጡና ማንቂያ ያግኙ' };
export const WithAnAction: Story = {
  args: { action },
  parameters: inAmharic<ListHeadProps>({ action: amharicAction }),
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Save this search and alert me' })).toBeVisible();
    await expect(canvas.getByText('Alert me')).not.toBeVisible();
  },
};
export const OnADesktop: Story = {
  args: { action },
  parameters: inAmharic<ListHeadProps>({ action: amharicAction }),
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: 'Order' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Search 1,667 open tenders' })).toBeNull();
  },
};
