import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { backIcon } from '../../icons.ts';
import { inAmharic } from '../../workshop/in-amharic.ts';
import { Button } from '../Button/Button.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { guide } from './TopBar.guide.ts';
import { TopBar, type TopBarProps } from './TopBar.tsx';

const back = (word: string) => (
  <Button tone="quiet">
    <Icon drawing={backIcon} />
    {word}
  </Button>
);

const meta = {
  title: 'Structure/TopBar',
  component: TopBar,
  args: { children: back('Back') },
  parameters: { guide, ...inAmharic<TopBarProps>({ children: back('ይመለሱ') }) },
  globals: { viewport: { value: 'phone' }, theme: 'telegram' },
} satisfies Meta<typeof TopBar>;
export default meta;

export const Back: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Back' })).toBeVisible();
  },
};
