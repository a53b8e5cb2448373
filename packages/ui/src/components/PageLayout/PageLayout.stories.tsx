import type { Meta, StoryObj } from '@storybook/react-vite';
import { Heading } from '../Heading/Heading.tsx';
import { Text } from '../Text/Text.tsx';
import { PageLayout } from './PageLayout.tsx';

const content = (
  <>
    <Heading level={2}>Supply of ambulances</Heading>
    <Text>Bidders are invited to submit their offers in a sealed envelope.</Text>
  </>
);

const meta = {
  component: PageLayout,
  args: { children: content },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof PageLayout>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Column: Story = { args: { top: <Heading level={1}>Tenders</Heading> } };
export const Detail: Story = {
  args: { top: <Heading level={1}>Supply of ambulances</Heading>, facts: <Text>Closes in 3 days</Text> },
};
