import type { Company } from '@awaj/features/company';
import { useArea } from '@awaj/i18n/react';
import { EmptyState } from '@awaj/ui/EmptyState';
import { Heading } from '@awaj/ui/Heading';
import { ListStart } from '@awaj/ui/ListLayout';
import { Stack } from '@awaj/ui/Stack';
import { Tabs } from '@awaj/ui/Tabs';
import type { ReactElement } from 'react';
import { useSearchParams } from 'react-router';
import { companyDocuments } from '../../address/paths.ts';
import { FoundTenders } from '../lists/FoundTenders.tsx';
import { SearchLayout } from '../lists/SearchLayout.tsx';
import { useFilters } from '../lists/use-filters.ts';
import { useReader } from '../lists/use-reader.ts';
import { CompanyTop } from './CompanyTop.tsx';

const path = 'company/search';

interface CompanyPageProps {
  company: Company;
  /** The content of the second tab. */
  documents: ReactElement;
  now: Date;
}

/** Each tab has an address, so that it can be linked to and Back works. */
export function CompanyPage({ company, documents, now }: CompanyPageProps): ReactElement {
  const { tendersBy, tabs, noTenders } = useArea('company');
  const reader = useReader();
  const search = useFilters();
  const [query] = useSearchParams();
  const tendersHref = search.hrefOf(search.filters);
  const showsDocuments = companyDocuments.isIn(query);
  return (
    <SearchLayout now={now} path={path} reader={reader} search={search} top={<CompanyTop company={company} />}>
      <Stack gap="xxs">
        <Heading level={2} size="s">
          {tendersBy(company.name)}
        </Heading>
        <Tabs
          current={showsDocuments ? 'documents' : 'tenders'}
          entries={[
            { id: 'tenders', label: tabs.tenders, href: tendersHref },
            { id: 'documents', label: tabs.documents, href: companyDocuments.hrefOf(tendersHref) },
          ]}
          label={tabs.label}
        >
          {showsDocuments ? (
            <ListStart>{documents}</ListStart>
          ) : (
            <FoundTenders
              companyId={company.id}
              empty={<EmptyState of="list" text={noTenders.text} title={noTenders.title} />}
              now={now}
              path={path}
              reader={reader}
              search={search}
            />
          )}
        </Tabs>
      </Stack>
    </SearchLayout>
  );
}
