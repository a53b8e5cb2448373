import type { Company } from '@awaj/features/company';
import { useArea } from '@awaj/i18n/react';
import { EmptyState } from '@awaj/ui/EmptyState';
import { Heading } from '@awaj/ui/Heading';
import { Tabs } from '@awaj/ui/Tabs';
import { type ReactElement, useState } from 'react';
import { FoundTenders } from '../lists/FoundTenders.tsx';
import { SearchLayout } from '../lists/SearchLayout.tsx';
import { useFilters } from '../lists/use-filters.ts';
import { useReader } from '../lists/use-reader.ts';
import { CompanyDocuments } from './CompanyDocuments.tsx';
import { CompanyTop } from './CompanyTop.tsx';

const path = 'company/search';

export function CompanyPage({ company, now }: { company: Company; now: Date }): ReactElement {
  const { tendersBy, tabs, noTenders } = useArea('company');
  const reader = useReader();
  const search = useFilters();
  const [current, setCurrent] = useState('tenders');
  const tenders = (
    <FoundTenders
      companyId={company.id}
      empty={<EmptyState of="list" text={noTenders.text} title={noTenders.title} />}
      now={now}
      path={path}
      reader={reader}
      search={search}
    />
  );
  return (
    <SearchLayout path={path} reader={reader} search={search} top={<CompanyTop company={company} />}>
      <Heading level={2}>{tendersBy(company.name)}</Heading>
      <Tabs
        current={current}
        entries={[
          { id: 'tenders', label: tabs.tenders, panel: tenders },
          { id: 'documents', label: tabs.documents, panel: <CompanyDocuments company={company} /> },
        ]}
        label={tabs.label}
        onChange={setCurrent}
      />
    </SearchLayout>
  );
}
