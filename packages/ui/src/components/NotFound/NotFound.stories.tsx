import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inAmharic } from '../../workshop/in-amharic.ts';
import { guide } from './NotFound.guide.ts';
import { NotFound, type NotFoundProps } from './NotFound.tsx';

const meta = {
  title: 'Structure/NotFound',
  component: NotFound,
  args: {
    title: 'Page not found',
    text: 'The address may be wrong, or the page has moved.',
    home: { label: 'Go to Homepage', href: '#home' },
  },
  parameters: {
    guide,
    ...inAmharic<NotFoundProps>({
      title: 'ገጹ አልተገኘም',
      text: 'አድራሻው በስህተት ተጽፎ ወይም ገጹ ተዛውሮ ሊሆን ይችላል።',
      home: { label: 'ወደ መነሻ ገጽ ይሂዱ', href: '#home' },
    }),
  },
} satisfies Meta<typeof NotFound>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Page: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Go to Homepage' })).toHaveAttribute('href', '#home');
  },
};
