import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { alertIcon } from '../../icons.ts';
import { inAmharic } from '../../workshop/in-amharic.ts';
import { Button } from '../Button/Button.tsx';
import { Message } from '../Message/Message.tsx';
import { TenderCard, TenderCardSkeleton } from '../TenderCard/TenderCard.tsx';
import { guide } from './InfiniteList.guide.ts';
import { InfiniteList, type InfiniteListProps } from './InfiniteList.tsx';

const onMore = fn();

const tendersOf = (count: number): readonly number[] => Array.from({ length: count }, (_, place) => place + 1);

/** Titles of one to three lines, so that neighbours differ in height. */
const tender = (title: string, status: string, age: string, meta: string) => (place: number) => (
  <TenderCard
    deadline={age}
    href={`#${place}`}
    meta={meta}
    status={{ status: 'open', label: status }}
    title={`${place}. ${`${title} `.repeat(1 + (place % 4) * 2)}`}
  />
);
const inEnglish = tender('Supply of solar water pumps', 'BIDDING OPEN', '16 minutes ago', 'Tigray · Water');
const inEthiopic = tender('የፀሐይ ኃይል የውሃ ፓምፖች አቅርቦት', 'ጨረታው ክፍት ነው', 'ከ16 ደቂቃ በፊት', 'ትግራይ · ውሃ');
const failed = (title: string, again: string) => (
  <Message action={<Button>{again}</Button>} icon={alertIcon} isUrgent title={title} />
);

const meta = {
  title: 'Structure/InfiniteList',
  component: InfiniteList<number>,
  args: {
    items: tendersOf(2),
    idOf: String,
    children: inEnglish,
    next: { kind: 'end' },
    skeleton: <TenderCardSkeleton />,
    failure: failed('Couldn’t load more tenders.', 'Try again'),
    announcement: '',
  },
  parameters: {
    guide,
    ...inAmharic<InfiniteListProps<number>>({
      children: inEthiopic,
      failure: failed('ቀጣዮቹ ጨረታዎች አልመጡም።', 'እንደገና ይሞክሩ'),
    }),
  },
  beforeEach: () => void onMore.mockClear(),
} satisfies Meta<typeof InfiniteList<number>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AsksForMoreNearItsEnd: Story = {
  args: { next: { kind: 'more', onMore } },
  play: async () => {
    await waitFor(() => expect(onMore).toHaveBeenCalledOnce());
  },
};
export const WaitsFarFromItsEnd: Story = {
  args: { items: tendersOf(40), next: { kind: 'more', onMore } },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(40));
    await expect(onMore).not.toHaveBeenCalled();
    canvasElement.ownerDocument.documentElement.scrollTop = 50_000;
    await waitFor(() => expect(onMore).toHaveBeenCalledOnce());
  },
};
/** While the page was busy the end came into view. The browser then reports both entries together, the older first. */
export const HearsLateThatItsEndIsNear: Story = {
  args: { next: { kind: 'more', onMore } },
  beforeEach: () => {
    const Observer = window.IntersectionObserver;
    window.IntersectionObserver = class extends Observer {
      constructor(tell: IntersectionObserverCallback, options?: IntersectionObserverInit) {
        super((entries, observer) => {
          const before = entries.map((entry) => ({ ...entry, isIntersecting: false }));
          tell([...before, ...entries], observer);
        }, options);
      }
    };
    return () => {
      window.IntersectionObserver = Observer;
    };
  },
  play: async () => {
    await waitFor(() => expect(onMore).toHaveBeenCalledOnce());
  },
};
export const Loading: Story = { args: { next: { kind: 'loading' } } };
export const Failed: Story = {
  args: { next: { kind: 'failed' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Couldn’t load more tenders.');
  },
};
export const End: Story = {
  args: { endText: 'No more content', announcement: '20 more tenders' },
  parameters: inAmharic<InfiniteListProps<number>>({ endText: 'ተጨማሪ የለም', announcement: '20 ተጨማሪ ጨረታዎች' }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('20 more tenders')).toHaveAttribute('aria-live', 'polite');
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: /^2\./ })).toHaveFocus();
  },
};
