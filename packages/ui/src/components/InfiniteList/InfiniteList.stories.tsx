import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { Message } from '../Message/Message.tsx';
import { TenderCardSkeleton } from '../TenderCard/TenderCard.tsx';
import { InfiniteList } from './InfiniteList.tsx';

const onMore = fn();

const meta = {
  component: InfiniteList,
  args: {
    children: <p>A tender</p>,
    next: { kind: 'end' },
    skeleton: <TenderCardSkeleton />,
    failure: <Message icon="alert" isUrgent title="The next tenders did not load." />,
    announcement: '',
  },
  beforeEach: () => void onMore.mockClear(),
} satisfies Meta<typeof InfiniteList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AsksForMoreNearItsEnd: Story = {
  args: { next: { kind: 'more', onMore } },
  play: async () => {
    await waitFor(() => expect(onMore).toHaveBeenCalledOnce());
  },
};
export const WaitsFarFromItsEnd: Story = {
  args: { children: <div style={{ height: '5000px' }}>Many tenders</div>, next: { kind: 'more', onMore } },
  play: async ({ canvasElement }) => {
    await expect(onMore).not.toHaveBeenCalled();
    canvasElement.ownerDocument.documentElement.scrollTop = 5000;
    await waitFor(() => expect(onMore).toHaveBeenCalledOnce());
  },
};
export const Loading: Story = { args: { next: { kind: 'loading' } } };
export const Failed: Story = { args: { next: { kind: 'failed' } } };
export const End: Story = {
  args: { endText: 'No more content', announcement: '20 more tenders' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('20 more tenders')).toHaveAttribute('aria-live', 'polite');
  },
};
