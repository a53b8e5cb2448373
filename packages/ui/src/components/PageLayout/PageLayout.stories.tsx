import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inAmharic } from '../../workshop/in-amharic.ts';
import { Heading } from '../Heading/Heading.tsx';
import { Text } from '../Text/Text.tsx';
import { guide } from './PageLayout.guide.ts';
import { PageLayout, type PageLayoutProps } from './PageLayout.tsx';

const top = (words: string) => <Heading level={1}>{words}</Heading>;
const amharicText = 'ተጫራቾች ዋጋቸውን በታሸገ ኤንቨሎፕ እንዲያቀርቡ ይጋበዛሉ።';

const meta = {
  title: 'Structure/PageLayout',
  component: PageLayout,
  args: {
    top: top('Supply of ambulances'),
    children: <Text>Bidders are invited to submit their offers in a sealed envelope.</Text>,
  },
  parameters: {
    guide,
    layout: 'fullscreen',
    ...inAmharic<PageLayoutProps>({ top: top('የአምቡላንስ አቅርቦት'), children: <Text>{amharicText}</Text> }),
  },
} satisfies Meta<typeof PageLayout>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Column: Story = {};
export const Wide: Story = { args: { isWide: true } };
export const WithFacts: Story = {
  args: { facts: <Text>Closes in 3 days</Text> },
  parameters: inAmharic<PageLayoutProps>({ facts: <Text>በ3 ቀናት ውስጥ ይዘጋል</Text> }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('complementary')).toHaveTextContent('Closes in 3 days');
    await expect(canvas.getByRole('main')).toHaveAttribute('tabindex', '-1');
  },
};
