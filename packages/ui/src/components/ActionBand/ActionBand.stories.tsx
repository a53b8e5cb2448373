import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inAmharic } from '../../workshop/in-amharic.ts';
import { guide } from './ActionBand.guide.ts';
import { ActionBand, type ActionBandProps } from './ActionBand.tsx';

const meta = {
  title: 'Product/ActionBand',
  component: ActionBand,
  args: {
    title: 'Be first to know about the next tender',
    text: 'It takes two minutes.',
    action: { label: 'Sign up', href: '#signup' },
  },
  parameters: {
    guide,
    ...inAmharic<ActionBandProps>({
      title: 'ቀጣዩ ጨረታ ሲወጣ ቀድመው ይወቁ',
      text: 'ሁለት ደቂቃ ብቻ ይወስዳል።',
      action: { label: 'ይመዝገቡ', href: '#signup' },
    }),
  },
} satisfies Meta<typeof ActionBand>;
export default meta;
type Story = StoryObj<typeof meta>;

export const End: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('link', { name: args.action.label })).toBeVisible();
  },
};
