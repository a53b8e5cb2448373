import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { inAmharic } from '../../workshop/in-amharic.ts';
import { Button } from '../Button/Button.tsx';
import { SkeletonText } from '../Skeleton/Skeleton.tsx';
import { Text } from '../Text/Text.tsx';
import { guide } from './Loading.guide.ts';
import { Loading, type LoadingProps } from './Loading.tsx';

const meta = {
  title: 'Structure/Loading',
  component: Loading,
  args: {
    isLoading: true,
    skeleton: <SkeletonText lines={3} />,
    children: <Text>Bidders are invited to submit.</Text>,
  },
  parameters: {
    guide,
    ...inAmharic<LoadingProps>({ children: <Text>ተጫራቾች ዋጋቸውን እንዲያቀርቡ ይጋበዛሉ።</Text> }),
  },
} satisfies Meta<typeof Loading>;
export default meta;
type Story = StoryObj<typeof meta>;

export const UnderWay: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelector('[aria-busy="true"]')).toBeInTheDocument();
    await expect(canvas.queryByText(/Bidders/)).not.toBeInTheDocument();
  },
};
export const Arrived: Story = {
  args: { isLoading: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Bidders/)).toBeVisible();
  },
};
/** A screen reader announces a wait of more than a second. */
export const LongWait: Story = {
  args: { label: 'The notice is loading' },
  parameters: inAmharic<LoadingProps>({ label: 'ማስታወቂያው እየተጫነ ነው' }),
  play: async ({ canvas }) => {
    const status = canvas.getByRole('status');
    await expect(status).toBeEmptyDOMElement();
    await waitFor(() => expect(status).toHaveTextContent('The notice is loading'));
    await expect(status.closest('[aria-busy="true"]')).toBeNull();
  },
};
/** Shown for less than 150 ms, the skeleton stays invisible; otherwise it stays for at least 300 ms. */
export const BackAndForth: Story = {
  render: function Switched(args, { globals }) {
    const [isLoading, setLoading] = useState(false);
    return (
      <>
        <Button onClick={() => setLoading(!isLoading)} tone="quiet">
          {globals.locale === 'am' ? 'ቀይር' : 'Switch'}
        </Button>
        <Loading {...args} isLoading={isLoading} />
      </>
    );
  },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button');
    await userEvent.click(button);
    await expect(canvas.queryByText(/Bidders/)).not.toBeInTheDocument();
    await userEvent.click(button);
    await waitFor(() => expect(canvas.getByText(/Bidders/)).toBeVisible());
  },
};
