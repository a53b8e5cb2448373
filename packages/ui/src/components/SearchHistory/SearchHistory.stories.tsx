import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { inAmharic, longWord } from '../../workshop/in-amharic.ts';
import { guide } from './SearchHistory.guide.ts';
import { SearchHistory, type SearchHistoryProps } from './SearchHistory.tsx';

const searchesFor = (...words: string[]) => words.map((each) => ({ words: each, href: `#${each}` }));

const meta = {
  title: 'Forms/SearchHistory',
  component: SearchHistory,
  args: {
    label: 'Recent searches',
    searches: searchesFor('solar pump', 'የሕንፃ ግንባታ', 'laptop'),
    onForget: { label: 'Forget them', onPress: fn() },
  },
  parameters: {
    guide,
    ...inAmharic<SearchHistoryProps>({
      label: 'የቅርብ ጊዜ ፍለጋዎች',
      searches: searchesFor('የፀሐይ ፓምፕ', 'የሕንፃ ግንባታ', 'laptop'),
      onForget: { label: 'ይርሷቸው', onPress: fn() },
    }),
  },
} satisfies Meta<typeof SearchHistory>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Some: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(3);
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onForget.onPress).toHaveBeenCalledOnce();
  },
};

export const LongWords: Story = {
  args: {
    searches: searchesFor(
      'Supply, installation and commissioning of a solar water pump for twelve villages',
      'በ2019 በጀት ዓመት የእጅ መሣሪያዎችና የወርክሾፕ ዕቃዎች ግዥ ብሔራዊ ግልጽ ጨረታ',
    ),
  },
  parameters: inAmharic<SearchHistoryProps>({
    searches: searchesFor('በ2019 በጀት ዓመት የእጅ መሣሪያዎችና የወርክሾፕ ዕቃዎች ግዥ ብሔራዊ ግልጽ ጨረታ', longWord.repeat(4)),
  }),
};

export const None: Story = {
  args: { searches: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region')).toBeNull();
  },
};
