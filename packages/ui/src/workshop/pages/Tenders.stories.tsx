import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactElement, ReactNode } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { Card } from '../../components/Card/Card.tsx';
import { CategorySlider } from '../../components/CategorySlider/CategorySlider.tsx';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { ErrorState } from '../../components/ErrorState/ErrorState.tsx';
import { type Filter, FilterPills } from '../../components/FilterPills/FilterPills.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { ListLayout } from '../../components/ListLayout/ListLayout.tsx';
import { SegmentedControl } from '../../components/SegmentedControl/SegmentedControl.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { TenderCardSkeleton } from '../../components/TenderCard/TenderCard.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { type Place, Screen } from './Screen.tsx';
import { SearchForm, type SearchFormProps, searchOpener } from './SearchForm.tsx';
import { fullscreen, nothing, pageStory, type Say } from './say.ts';
import { Listed, tenders } from './tenders.tsx';

const meta = { title: 'Pages/Tenders', parameters: fullscreen } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const names = {
  tenders: ['Tenders', 'ጨረታዎች', 'Search Tenders', 'ጨረታዎችን ይፈልጉ'],
  feed: ['My Feed', 'የእኔ ጨረታዎች', 'Search My Feed', 'በእኔ ጨረታዎች ውስጥ ይፈልጉ'],
  saved: ['Saved Tenders', 'የተቀመጡ ጨረታዎች', 'Search Saved', 'በተቀመጡት ውስጥ ይፈልጉ'],
} as const;

interface ListPageProps {
  say: Say;
  reader: 'visitor' | 'member';
  place: keyof typeof names & Place;
  chosen?: SearchFormProps['chosen'];
  /** At the end of the line with the heading. */
  action?: ReactNode;
  above?: ReactNode;
  children: ReactNode;
}

function ListPage({ say, reader, place, chosen, action, above, children }: ListPageProps): ReactElement {
  const [title, amharicTitle, search, amharicSearch] = names[place];
  const label = say(search, amharicSearch);
  return (
    <Screen place={place} reader={reader} say={say}>
      <ListLayout
        search={{ label, form: <SearchForm chosen={chosen} say={say} title={label} />, opener: searchOpener(say) }}
      >
        <Stack align="between" direction="row" gap="m">
          <Heading level={1}>{say(title, amharicTitle)}</Heading>
          {action}
        </Stack>
        {above}
        <div>{children}</div>
      </ListLayout>
    </Screen>
  );
}

const categories = (say: Say) => (
  <CategorySlider
    arrows={{ back: say('Earlier categories', 'የቀደሙ ምድቦች'), forward: say('More categories', 'ተጨማሪ ምድቦች') }}
    categories={[
      { id: 0, name: say('All', 'ሁሉም'), href: '#all' },
      { id: 1, name: say('Construction', 'ግንባታ'), href: '#1', count: '214' },
      { id: 2, name: say('Medicine', 'መድኃኒት'), href: '#2', count: '98' },
      { id: 3, name: say('Vehicles', 'ተሽከርካሪዎች'), href: '#3', count: '77' },
      { id: 4, name: say('Office Supplies', 'የቢሮ ዕቃዎች'), href: '#4', count: '61' },
    ]}
    current={0}
    label={say('Popular categories', 'ተወዳጅ ምድቦች')}
  />
);

const listed = (say: Say, sees: 'all' | 'little', isSaved = false) =>
  tenders.map((tender) => <Listed isSaved={isSaved} key={tender.id} say={say} sees={sees} tender={tender} />);

interface ResultProps {
  say: Say;
  /** How many there are. */
  result: string;
  filters?: readonly Filter[];
  order?: 'newest' | 'closing' | undefined;
}

function Result({ say, result, filters = [], order }: ResultProps): ReactElement {
  return (
    <FilterPills
      end={
        order && (
          <SegmentedControl
            label={say('Order', 'ቅደም ተከተል')}
            onChange={nothing}
            options={[
              { value: 'newest', label: say('Newest', 'አዲስ የወጡ') },
              { value: 'closing', label: say('Closing soonest', 'ቀድመው የሚዘጉ') },
            ]}
            value={order}
          />
        )
      }
      filters={filters}
      label={say('Chosen filters', 'የተመረጡ ማጣሪያዎች')}
      onClear={nothing}
      onRemove={nothing}
      result={result}
      words={{ remove: say('Remove', 'ያስወግዱ፦'), clear: say('Clear all', 'ሁሉንም ያጽዱ') }}
    />
  );
}

const count = (say: Say, number: string) => say(`${number} tenders`, `${number} ጨረታዎች`);

const above = (say: Say, number: string, order?: 'newest') => (
  <>
    {categories(say)}
    <Result order={order} result={count(say, number)} say={say} />
  </>
);

export const Visitor: Story = pageStory(({ say }) => (
  <ListPage above={above(say, '5,000')} place="tenders" reader="visitor" say={say}>
    {listed(say, 'little')}
  </ListPage>
));

export const Filtered: Story = pageStory(({ say }) => (
  <ListPage
    above={
      <Result
        filters={[
          { id: 'language', label: say('Language: English', 'ቋንቋ፦ እንግሊዝኛ') },
          { id: 'status', label: say('Status: Open', 'ሁኔታ፦ ክፍት') },
        ]}
        order="closing"
        result={count(say, '2')}
        say={say}
      />
    }
    chosen={{ language: '2', status: '1' }}
    place="tenders"
    reader="member"
    say={say}
  >
    {listed(say, 'all').filter((_, place) => tenders[place]?.language === 'en')}
  </ListPage>
));

export const Loading: Story = pageStory(({ say }) => (
  <ListPage place="tenders" reader="member" say={say}>
    <TenderCardSkeleton />
    <TenderCardSkeleton />
    <TenderCardSkeleton />
  </ListPage>
));

export const NoResult: Story = pageStory(({ say }) => (
  <ListPage
    above={
      <Result
        filters={[{ id: 'region', label: say('Regions: Sidama', 'ክልል፦ ሲዳማ') }]}
        result={say('No tender', 'ምንም ጨረታ የለም')}
        say={say}
      />
    }
    chosen={{ region: '3' }}
    place="tenders"
    reader="visitor"
    say={say}
  >
    <EmptyState
      action={
        <Link href="#all" look="quietButton">
          {say('Clear all filters', 'ማጣሪያዎቹን ሁሉ ያጽዱ')}
        </Link>
      }
      of="found"
      text={say('Try fewer words, or take a filter away.', 'በጥቂት ቃላት ይሞክሩ፤ ወይም አንዱን ማጣሪያ ያስወግዱ።')}
      title={say('No result', 'ምንም ውጤት የለም')}
    />
  </ListPage>
));

export const DidNotLoad: Story = pageStory(({ say }) => (
  <ListPage place="tenders" reader="visitor" say={say}>
    <ErrorState
      onRetry={nothing}
      retryLabel={say('Try again', 'እንደገና ይሞክሩ')}
      text={say('Check your connection and try again.', 'ግንኙነትዎን አረጋግጠው እንደገና ይሞክሩ።')}
      title={say('This did not load', 'ይህ አልተጫነም')}
    />
  </ListPage>
));

export const FeedBeforePreferences: Story = pageStory(({ say }) => (
  <ListPage place="feed" reader="member" say={say}>
    <Card as="section" padding="l">
      <Stack align="start" gap="m">
        <Heading level={2}>{say('Welcome, Abebe', 'እንኳን ደህና መጡ፣ አበበ')}</Heading>
        <Text>
          {say(
            'Choose the languages, regions and categories you work in, and your tenders come to you.',
            'የሚሠሩባቸውን ቋንቋዎች፣ ክልሎችና ምድቦች ይምረጡ፤ ጨረታዎቹ ወደ እርስዎ ይመጣሉ።',
          )}
        </Text>
        <Button>{say('Get Started', 'ይጀምሩ')}</Button>
      </Stack>
    </Card>
  </ListPage>
));

export const Feed: Story = pageStory(({ say }) => (
  <ListPage
    above={above(say, '312', 'newest')}
    action={<Button tone="quiet">{say('Change preferences', 'ምርጫዎን ይቀይሩ')}</Button>}
    place="feed"
    reader="member"
    say={say}
  >
    {listed(say, 'all')}
  </ListPage>
));

export const Saved: Story = pageStory(({ say }) => (
  <ListPage
    above={<Result order="newest" result={count(say, '4')} say={say} />}
    place="saved"
    reader="member"
    say={say}
  >
    {listed(say, 'all', true)}
  </ListPage>
));

export const NothingSaved: Story = pageStory(({ say }) => (
  <ListPage place="saved" reader="member" say={say}>
    <EmptyState
      action={
        <Link href="#tenders" look="button">
          {say('View All Tenders', 'ሁሉንም ጨረታዎች ይመልከቱ')}
        </Link>
      }
      of="saved"
      text={say('Save a tender to find it here again.', 'ጨረታ ያስቀምጡ፤ እዚህ ያገኙታል።')}
      title={say('No Saved Tenders', 'የተቀመጡ ጨረታዎች የሉም')}
    />
  </ListPage>
));
