import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inAmharic } from '../../workshop/in-amharic.ts';
import { guide } from './TenderMeta.guide.ts';
import { TenderMeta, type TenderMetaProps } from './TenderMeta.tsx';

const amharic = inAmharic<TenderMetaProps>({
  company: 'የተከዜ ተፋሰስ የውኃ ሥራዎች ድርጅት',
  region: 'ትግራይ',
  category: 'ውኃ፣ ንጽሕናና መስኖ',
});

const meta = {
  title: 'Product/TenderMeta',
  component: TenderMeta,
  args: {
    company: 'Tekeze Basin Water Works Enterprise',
    region: 'Tigray',
    category: 'Water, Sanitation and Irrigation',
  },
  parameters: { guide, ...amharic },
} satisfies Meta<typeof TenderMeta>;
export default meta;
type Story = StoryObj<typeof meta>;

export const InList: Story = {};
export const OnItsPage: Story = { args: { isCut: false } };
export const CutOff: Story = {
  render: (args) => (
    <div style={{ maxWidth: '15rem' }}>
      <TenderMeta {...args} />
    </div>
  ),
};
export const OnlyRegion: Story = {
  args: { company: '', category: '' },
  parameters: inAmharic<TenderMetaProps>({ company: '', region: 'ትግራይ', category: undefined }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('paragraph')).toHaveTextContent(/^Tigray$/);
  },
};
export const RightToLeftName: Story = { args: { company: 'مؤسسة المياه الإثيوبية' } };
