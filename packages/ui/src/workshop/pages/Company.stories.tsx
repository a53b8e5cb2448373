import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactElement } from 'react';
import { BidDocumentCard } from '../../components/BidDocumentCard/BidDocumentCard.tsx';
import { CompanyHeader } from '../../components/CompanyHeader/CompanyHeader.tsx';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import { ListLayout } from '../../components/ListLayout/ListLayout.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { Tabs } from '../../components/Tabs/Tabs.tsx';
import { Screen } from './Screen.tsx';
import { SearchForm, searchOpener } from './SearchForm.tsx';
import { fullscreen, nothing, pageStory, type Say } from './say.ts';
import { Listed, tenders } from './tenders.tsx';

const meta = { title: 'Pages/Company', parameters: fullscreen } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const name = 'Gibe Valley University';

const documents = (say: Say) => (
  <Stack gap="m">
    <BidDocumentCard
      action={{ label: say('Buy Document', 'ሰነዱን ይግዙ'), href: '#buy' }}
      fileSize="1.4 MB"
      price={say('200.00 birr', '200.00 ብር')}
      reference="GVU/NCB/014/2019"
      title={say('Hand tools and workshop equipment', 'የእጅ መሣሪያዎችና የወርክሾፕ ዕቃዎች')}
    />
    <BidDocumentCard
      action={{ label: say('Download Document', 'ሰነዱን ያውርዱ'), onClick: nothing }}
      fileSize="380 kB"
      price={say('Free', 'ነፃ')}
      reference="GVU/NCB/011/2019"
      title={say('Cleaning service', 'የጽዳት አገልግሎት')}
    />
  </Stack>
);

interface CompanyPageProps {
  say: Say;
  current: 'tenders' | 'documents';
  brandColor: string | null;
  isEmpty?: boolean;
}

function CompanyPage({ say, current, brandColor, isEmpty = false }: CompanyPageProps): ReactElement {
  const label = say('Search Tenders', 'ጨረታዎችን ይፈልጉ');
  const list = isEmpty ? (
    <EmptyState
      of="list"
      text={say('There is no tender here yet. Please look in again later.', 'እዚህ ገና ምንም ጨረታ የለም። እባክዎ ቆየት ብለው ይመልከቱ።')}
      title={say('No result', 'ምንም ውጤት የለም')}
    />
  ) : (
    tenders.map((tender) => (
      <Listed company={name} isSaved={false} key={tender.id} say={say} sees="little" tender={tender} />
    ))
  );
  return (
    <Screen place="tenders" reader="visitor" say={say}>
      <ListLayout
        search={{ label, form: <SearchForm say={say} title={label} />, opener: searchOpener(say) }}
        top={
          <CompanyHeader
            address={say('Wolkite, Central Ethiopia', 'ወልቂጤ፣ ማዕከላዊ ኢትዮጵያ')}
            brandColor={brandColor}
            logo={null}
            name={name}
            openTenders={isEmpty ? say('0 open tenders', '0 ክፍት ጨረታዎች') : say('14 open tenders', '14 ክፍት ጨረታዎች')}
          />
        }
      >
        <Heading level={2}>{say(`Tenders By ${name}`, `የ${name} ጨረታዎች`)}</Heading>
        <Tabs
          current={current}
          entries={[
            { id: 'tenders', label: say('Tenders', 'ጨረታዎች'), panel: list },
            { id: 'documents', label: say('Bid documents', 'የጨረታ ሰነዶች'), panel: documents(say) },
          ]}
          label={name}
          onChange={nothing}
        />
      </ListLayout>
    </Screen>
  );
}

export const Tenders: Story = pageStory(({ say }) => <CompanyPage brandColor="#0b6b3a" current="tenders" say={say} />);
export const BidDocuments: Story = pageStory(({ say }) => (
  <CompanyPage brandColor="#ffe34d" current="documents" say={say} />
));
export const WithoutTenders: Story = pageStory(({ say }) => (
  <CompanyPage brandColor={null} current="tenders" isEmpty say={say} />
));
