import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { inAmharic } from '../../workshop/in-amharic.ts';
import { Card } from '../Card/Card.tsx';
import { Heading } from '../Heading/Heading.tsx';
import { Link } from '../Link/Link.tsx';
import { TenderCardSkeleton } from '../TenderCard/TenderCard.tsx';
import { Text } from '../Text/Text.tsx';
import { guide } from './ListLayout.guide.ts';
import { ListLayout, type ListLayoutProps, ListPane, ListStart } from './ListLayout.tsx';

const list = (title: string) => (
  <>
    <Heading level={1}>{title}</Heading>
    <div>
      <TenderCardSkeleton />
      <TenderCardSkeleton />
    </div>
  </>
);

const searchNamed = (label: string) => ({
  label,
  form: (
    <Card>
      <Text aria-hidden="true" weight="strong">
        {label}
      </Text>
    </Card>
  ),
});

const pane = ({ title, page, close }: Record<'title' | 'page' | 'close', string>) => (
  <ListPane close={{ label: close, onClose: () => {} }} label={title} page={<Link href="/tender/17">{page}</Link>}>
    <Heading level={1}>{title}</Heading>
  </ListPane>
);

const meta = {
  title: 'Structure/ListLayout',
  component: ListLayout,
  args: { search: searchNamed('Search Tenders'), children: list('Tenders') },
  parameters: {
    layout: 'fullscreen',
    guide,
    ...inAmharic<ListLayoutProps>({
      search: searchNamed('ጨረታዎችን ይፈልጉ'),
      children: list('ጨረታዎች'),
    }),
  },
} satisfies Meta<typeof ListLayout>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithSearch: Story = {};

/** The page's first Tab stop skips the search. */
export const SkippingSearch: Story = {
  args: {
    skip: 'Skip to the list',
    children: <ListStart>{list('Tenders')}</ListStart>,
  },
  parameters: inAmharic<ListLayoutProps>({ skip: 'ወደ ዝርዝሩ ይለፉ', children: <ListStart>{list('ጨረታዎች')}</ListStart> }),
  play: async ({ canvas }) => {
    await userEvent.tab();
    const link = canvas.getByRole('link');
    await expect(link).toHaveFocus();
    await expect(canvas.getByRole('main').querySelector(link.getAttribute('href') ?? '')).toHaveAttribute('tabindex');
  },
};
/** One of the tenders is read beside the list. */
export const WithPane: Story = {
  args: { pane: pane({ title: 'Supply of ambulances', page: 'Open as a page', close: 'Close' }) },
  parameters: inAmharic<ListLayoutProps>({
    pane: pane({ title: 'የአምቡላንስ አቅርቦት', page: 'በሙሉ ገጽ ይክፈቱ', close: 'ይዝጉ' }),
  }),
  globals: { viewport: { value: 'wide' } },
};
/** Nothing to search yet. */
export const Nothing: Story = {
  args: {
    search: { ...searchNamed('Search Saved'), state: 'none' },
    children: <Heading level={1}>Saved Tenders</Heading>,
  },
  parameters: inAmharic<ListLayoutProps>({ children: <Heading level={1}>የተቀመጡ ጨረታዎች</Heading> }),
  globals: { viewport: { value: 'desktop' } },
};
export const ListAlone: Story = {
  render: ({ children }) => <ListLayout>{children}</ListLayout>,
};
