import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { inAmharic } from '../../workshop/in-amharic.ts';
import { LongList } from './LongList.tsx';

const meta = {
  title: 'Structure/InfiniteList/Long lists',
  tags: ['!autodocs'],
  component: LongList,
  args: { count: 5000, arrives: 20 },
  parameters: inAmharic({ language: 'am' }),
} satisfies Meta<typeof LongList>;
export default meta;
type Story = StoryObj<typeof meta>;

const scroller = () => document.scrollingElement as HTMLElement;
/** Querying by role would take a second, so each row's visibility is checked directly. */
const rows = () => [...document.querySelectorAll<HTMLElement>('li[data-id]')];
const topOf = (element: Element) => element.getBoundingClientRect().top;

/** A list that opens with this many rows first has to load the code for long lists. */
async function untilFew(): Promise<void> {
  await waitFor(() => expect(rows().length).toBeGreaterThan(1));
  await waitFor(() => expect(rows().length).toBeLessThan(40));
}

/** Waits until the element has not moved for ten frames, as rows are measured when they come into view. */
async function restingTop(element: Element): Promise<number> {
  let top = Number.NaN;
  for (let pictures = 0; pictures < 10; pictures += 1) {
    await new Promise(requestAnimationFrame);
    await scheduler.postTask(() => {}, { priority: 'background' });
    if (topOf(element) !== top) pictures = 0;
    top = topOf(element);
  }
  return top;
}

/** Only rows near the window are in the DOM at any scroll position, and each has its position in the list. */
export const FiveThousand: Story = {
  play: async () => {
    await untilFew();
    scroller().scrollTop = 300_000;
    await waitFor(() => expect(Number(rows()[0]?.dataset.id)).toBeGreaterThan(1000));
    await untilFew();
    const [row] = rows();
    await expect(row).toHaveAttribute('aria-setsize', '5000');
    await expect(row).toHaveAttribute('aria-posinset', row?.dataset.id);
    scroller().scrollTop = 0;
  },
};
/** The largest number of rows that left the DOM in one step. */
async function mostAtOnce(work: () => Promise<void>): Promise<number> {
  let most = 0;
  const observer = new MutationObserver((changes) => {
    most = Math.max(most, changes.flatMap(({ removedNodes }) => [...removedNodes]).length);
  });
  observer.observe(rows()[0]?.parentElement as HTMLElement, { childList: true });
  await work();
  observer.disconnect();
  return most;
}

/** The forty-first item removes most others from the DOM, a few at a time, without moving what is visible. */
export const GrowsLong: Story = {
  args: { count: 40 },
  play: async ({ canvas }) => {
    // One arrives with each frame.
    await waitFor(() => expect(rows()).toHaveLength(40));
    scroller().scrollTop = 4000;
    const seen = rows().find((row) => topOf(row) > 0) as HTMLElement;
    const before = await restingTop(seen);
    const most = await mostAtOnce(async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'More' }));
      await waitFor(() => expect(rows().length).toBeLessThan(25));
    });
    await expect(most).toBeLessThan(25);
    await expect(seen).toBeInTheDocument();
    await expect(await restingTop(seen)).toBeCloseTo(before, -1);
    scroller().scrollTop = 0;
  },
};
export const ReturnsToItsPlace: Story = {
  play: async ({ canvas }) => {
    // Other fonts give other heights.
    await document.fonts.ready;
    await untilFew();
    scroller().scrollTop = 40_000;
    await waitFor(() => expect(Number(rows()[0]?.dataset.id)).toBeGreaterThan(100));
    const seen = rows().find((row) => topOf(row) > 0) as HTMLElement;
    const [id, before] = [seen.dataset.id, await restingTop(seen)];
    await userEvent.click(canvas.getByRole('button', { name: 'Away' }));
    await expect(canvas.queryByRole('list')).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Away' }));
    await waitFor(() => expect(document.querySelector(`[data-id="${id}"]`)).toBeInTheDocument());
    await expect(await restingTop(document.querySelector(`[data-id="${id}"]`) as Element)).toBeCloseTo(before, -1);
    scroller().scrollTop = 0;
  },
};
/** Returning before the browser painted sends no scroll event, but the rows are there. */
export const ReturnsAtOnce: Story = {
  play: async ({ canvas }) => {
    await document.fonts.ready;
    await untilFew();
    scroller().scrollTop = 40_000;
    await waitFor(() => expect(Number(rows()[0]?.dataset.id)).toBeGreaterThan(100));
    const seen = rows().find((row) => topOf(row) > 0) as HTMLElement;
    const [id, before] = [seen.dataset.id, await restingTop(seen)];
    await userEvent.click(canvas.getByRole('button', { name: 'There and back' }));
    await waitFor(() => expect(document.querySelector(`[data-id="${id}"]`)).toBeInTheDocument());
    await expect(seen).not.toBeInTheDocument();
    await expect(await restingTop(document.querySelector(`[data-id="${id}"]`) as Element)).toBeCloseTo(before, -1);
    scroller().scrollTop = 0;
  },
};
/** A shortcut focuses an item outside the DOM. It keeps the focus while the reader scrolls elsewhere. */
export const FocusFarAway: Story = {
  play: async ({ canvas }) => {
    await untilFew();
    await userEvent.click(canvas.getByRole('button', { name: 'To the last' }));
    await waitFor(() => expect(document.activeElement).toHaveAttribute('href', '#5000'));
    await waitFor(() => expect(scroller().scrollTop).toBeGreaterThan(100_000));
    scroller().scrollTop = 0;
    await waitFor(() => expect(canvas.getByRole('link', { name: /^1\./ })).toBeVisible());
    await expect(document.activeElement).toHaveAttribute('href', '#5000');
  },
};
/** Tab goes from card to card past the rows rendered at first. */
export const ByTab: Story = {
  play: async ({ canvas }) => {
    canvas.getByRole('link', { name: /^1\./ }).focus();
    for (let place = 2; place <= 40; place += 1) {
      await userEvent.tab();
      await waitFor(() => expect(document.activeElement).toHaveAttribute('href', `#${place}`));
    }
    scroller().scrollTop = 0;
  },
};
/** As in a hidden tab. Its rows have no height, and still only a few are rendered. */
export const HiddenAtFirst: Story = {
  render: (args) => (
    <div data-testid="tab" hidden>
      <LongList {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    await untilFew();
    canvas.getByTestId('tab').hidden = false;
    await waitFor(() => expect(canvas.getByRole('link', { name: /^1\./ })).toBeVisible());
    const [first, second] = rows() as [HTMLElement, HTMLElement];
    await waitFor(() => expect(topOf(second)).toBeCloseTo(first.getBoundingClientRect().bottom, 0));
  },
};
