import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, userEvent, waitFor } from 'storybook/test';
import { inAmharic } from '../../workshop/in-amharic.ts';
import { Link } from '../Link/Link.tsx';
import { guide } from './ScrollRow.guide.ts';
import { ScrollRow, type ScrollRowProps } from './ScrollRow.tsx';

const items = (word: string, count: number, current?: number) =>
  Array.from({ length: count }, (_, place) => place + 1).map((place) => (
    <li key={place} style={{ flex: 'none' }}>
      <Link
        aria-current={place === current ? 'true' : undefined}
        href="#category"
        look={place === current ? 'button' : 'quietButton'}
      >
        {word} {place}
      </Link>
    </li>
  ));

const meta = {
  title: 'Structure/ScrollRow',
  component: ScrollRow,
  args: {
    children: items('Category', 30),
    'aria-label': 'Categories',
    arrows: { back: 'Earlier categories', forward: 'More categories' },
  },
  // Arrows are shown only for a mouse on a screen with room for them.
  globals: { viewport: { value: 'tablet' } },
  parameters: {
    guide,
    ...inAmharic<ScrollRowProps>({
      children: items('ምድብ', 30),
      'aria-label': 'ምድቦች',
      arrows: { back: 'ቀደም ያሉ ምድቦች', forward: 'ተጨማሪ ምድቦች' },
    }),
  },
} satisfies Meta<typeof ScrollRow>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AtTheStart: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'More categories' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Earlier categories' })).not.toBeInTheDocument();
  },
};
/** Each press scrolls 270 pixels, in steps of 10. */
export const Pressed: Story = {
  play: async ({ canvas }) => {
    const row = canvas.getByRole('list');
    const seen = new Set<number>();
    row.addEventListener('scroll', () => seen.add(row.scrollLeft));
    await userEvent.click(await canvas.findByRole('button', { name: 'More categories' }));
    await waitFor(() => expect(row.scrollLeft).toBe(270));
    await expect([...seen].every((at) => at % 10 === 0)).toBe(true);
    await expect(await canvas.findByRole('button', { name: 'Earlier categories' })).toBeVisible();
  },
};
export const WithLessMotion: Story = {
  play: async ({ canvas }) => {
    const asked = spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList);
    await userEvent.click(await canvas.findByRole('button', { name: 'More categories' }));
    await expect(canvas.getByRole('list').scrollLeft).toBe(270);
    asked.mockRestore();
  },
};
/** An arrow disappears at its end, and the focus is not lost. */
export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    const row = canvas.getByRole('list');
    const forward = await canvas.findByRole('button', { name: 'More categories' });
    forward.focus();
    row.scrollLeft = row.scrollWidth - row.clientWidth - 100;
    await canvas.findByRole('button', { name: 'Earlier categories' });
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Earlier categories' })).toHaveFocus());
    await expect(forward).not.toBeInTheDocument();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Category 1' })).toHaveFocus();
    await waitFor(() => expect(row.scrollLeft).toBe(0));
  },
};
export const CurrentInView: Story = {
  args: { children: items('Category', 30, 25) },
  parameters: inAmharic<ScrollRowProps>({ children: items('ምድብ', 30, 25), 'aria-label': 'ምድቦች' }),
  play: async ({ canvas }) => {
    const row = canvas.getByRole('list').getBoundingClientRect();
    const current = canvas.getByRole('link', { current: true });
    await waitFor(() => expect(current.getBoundingClientRect().right).toBeLessThanOrEqual(row.right));
    await expect(current.getBoundingClientRect().left).toBeGreaterThanOrEqual(row.left);
  },
};
export const AllInView: Story = {
  args: { children: items('Category', 2) },
  parameters: inAmharic<ScrollRowProps>({ children: items('ምድብ', 2), 'aria-label': 'ምድቦች' }),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};
