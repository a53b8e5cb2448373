import type { Meta, StoryObj } from '@storybook/react-vite';
import { inAmharic } from '../../workshop/in-amharic.ts';
import { Card } from '../Card/Card.tsx';
import { Heading } from '../Heading/Heading.tsx';
import { TenderCardSkeleton } from '../TenderCard/TenderCard.tsx';
import { Text } from '../Text/Text.tsx';
import { guide } from './ListLayout.guide.ts';
import { ListLayout, type ListLayoutProps } from './ListLayout.tsx';

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
export const ListAlone: Story = {
  render: ({ children }) => <ListLayout>{children}</ListLayout>,
};
