import type { Meta, StoryObj } from '@storybook/react-vite';
import { inAmharic } from '../../workshop/in-amharic.ts';
import { Button } from '../Button/Button.tsx';
import { Link } from '../Link/Link.tsx';
import { guide } from './EmptyState.guide.ts';
import { EmptyState, type EmptyStateProps } from './EmptyState.tsx';

const toTenders = (words: string) => (
  <Link href="#tenders" look="button">
    {words}
  </Link>
);

const meta = {
  title: 'Structure/EmptyState',
  component: EmptyState,
  args: { title: 'No bid documents yet', text: 'This company has not put any up for sale.' },
  parameters: {
    guide,
    ...inAmharic<EmptyStateProps>({ title: 'እስካሁን የጨረታ ሰነድ የለም', text: 'ይህ ድርጅት ለሽያጭ ያቀረበው የጨረታ ሰነድ የለም።' }),
  },
} satisfies Meta<typeof EmptyState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const EmptyList: Story = {};
export const NothingFound: Story = {
  args: {
    of: 'found',
    title: 'No result',
    text: 'No open tender matches "solar pumps" in Afar.',
    action: <Button tone="quiet">Clear filters</Button>,
  },
  parameters: inAmharic<EmptyStateProps>({
    title: 'ምንም ውጤት የለም',
    text: 'በአፋር «የፀሐይ ፓምፕ» የሚል ክፍት ጨረታ አልተገኘም።',
    action: <Button tone="quiet">ማጣሪያዎችን ያጽዱ</Button>,
  }),
};
export const NothingSaved: Story = {
  args: {
    of: 'saved',
    title: 'No saved tenders yet',
    text: 'Press Save on a tender and you find it here again.',
    action: toTenders('See tenders'),
  },
  parameters: inAmharic<EmptyStateProps>({
    title: 'እስካሁን ያስቀመጡት ጨረታ የለም',
    text: 'ጨረታ ላይ «አስቀምጥ» የሚለውን ሲጫኑ እዚህ ያገኙታል።',
    action: toTenders('ጨረታዎችን ይመልከቱ'),
  }),
};
