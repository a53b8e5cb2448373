import { QueryFailure } from '@awaj/features/query-failure';
import { useSession } from '@awaj/features/session';
import { type Tender, TenderListItem } from '@awaj/features/tender';
import { useArea, useLocale } from '@awaj/i18n/react';
import { Heading } from '@awaj/ui/Heading';
import { Link } from '@awaj/ui/Link';
import { Stack } from '@awaj/ui/Stack';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { logoAddress } from '../../address/logo-address.ts';
import { pathsIn } from '../../address/paths.ts';
import { useQueries } from '../../data/api.ts';

/** Where to go on from a tender that does not fit. Nothing where there is no other of its kind. */
export function RelatedTenders({ tender, now }: { tender: Tender; now: Date }): ReactElement | null {
  const { related } = useArea('tenderPage');
  const paths = pathsIn(useLocale());
  const others = useQuery(useQueries().tenders.related(tender));
  const { isMember } = useSession();
  const [category] = tender.categories;
  if (!category || others.data?.length === 0 || others.isLoading) return null;
  return (
    <Stack as="section" gap="m">
      <Heading level={2} size="m">
        {related.title}
      </Heading>
      {others.isError && !others.data && <QueryFailure query={others} title={related.failed} />}
      {others.data && (
        <div>
          {others.data.map((other) => (
            <TenderListItem
              href={paths.tender(other.id)}
              isMember={isMember}
              key={other.id}
              logo={logoAddress(other.company.logo)}
              now={now}
              showsStatus
              tender={other}
            />
          ))}
        </div>
      )}
      <Link href={paths.tendersOfCategory(category.id)}>{related.all(category.name)}</Link>
    </Stack>
  );
}
