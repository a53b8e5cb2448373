import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inAmharic } from '../../workshop/in-amharic.ts';
import { guide } from './Breadcrumb.guide.ts';
import { Breadcrumb, type BreadcrumbProps } from './Breadcrumb.tsx';

const meta = {
  title: 'Structure/Breadcrumb',
  component: Breadcrumb,
  args: {
    label: 'You are here',
    entries: [
      { label: 'Tenders', href: '#tenders' },
      { label: 'Construction Materials', href: '#construction' },
    ],
    current: 'Supply of cement',
  },
  parameters: {
    guide,
    ...inAmharic<BreadcrumbProps>({
      label: 'ያሉበት ቦታ',
      entries: [
        { label: 'ጨረታዎች', href: '#tenders' },
        { label: 'የግንባታ ዕቃዎች', href: '#construction' },
      ],
      current: 'የሲሚንቶ አቅርቦት',
    }),
  },
} satisfies Meta<typeof Breadcrumb>;
export default meta;
type Story = StoryObj<typeof meta>;

export const TwoLevels: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(2);
    await expect(canvas.getByText('Supply of cement')).toHaveAttribute('aria-current', 'page');
  },
};
export const LongTitle: Story = {
  args: { current: 'Supply, delivery, installation and commissioning of solar water pumps '.repeat(4) },
  parameters: inAmharic<BreadcrumbProps>({ current: 'የፀሐይ ኃይል የውሃ ፓምፖች አቅርቦት፣ ገጠማና ሙከራ '.repeat(4) }),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.ownerDocument.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
