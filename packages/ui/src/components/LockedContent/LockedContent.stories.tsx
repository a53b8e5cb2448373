import type { Meta, StoryObj } from '@storybook/react-vite';
import { inAmharic, longWord } from '../../workshop/in-amharic.ts';
import { guide } from './LockedContent.guide.ts';
import { LockedContent, type LockedContentProps } from './LockedContent.tsx';

const meta = {
  title: 'Product/LockedContent',
  component: LockedContent,
  args: {
    snippet: 'Gibe Valley University invites eligible bidders for the supply of hand tools and workshop equipment.',
  },
  parameters: {
    guide,
    ...inAmharic<LockedContentProps>({
      snippet: 'ጊቤ ሸለቆ ዩኒቨርሲቲ በምዕራብ አርሲ ዞን ለሚገኙ የሥራ ክፍሎቹ የእጅ መሣሪያዎችና የወርክሾፕ ዕቃዎች አወዳድሮ ለመግዛት ይፈልጋል።',
    }),
  },
} satisfies Meta<typeof LockedContent>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithSnippet: Story = {};
export const NoSnippet: Story = { args: { snippet: '' }, parameters: inAmharic<LockedContentProps>({ snippet: '' }) };
export const LongWords: Story = {
  args: { snippet: 'Pneumonoultramicroscopicsilicovolcanoconiosis'.repeat(6) },
  parameters: inAmharic<LockedContentProps>({ snippet: longWord.repeat(8) }),
};
