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

/** What else its buyer asks bids for. Nothing where there is no other open tender. */
export function OthersOfBuyer({ tender, now }: { tender: Tender; now: Date }): ReactElement | null {
  const { ofBuyer } = useArea('tenderPage');
  const paths = pathsIn(useLocale());
  const others = useQuery(useQueries().tenders.othersOfBuyer(tender));
  const { isMember } = useSession();
  const { company } = tender;
  // It is a hint at the foot of the page: what does not load is left out.
  if (!others.data || others.data.length === 0) return null;
  return (
    <Stack as="section" gap="m">
      <Heading level={2} size="m">
        {ofBuyer.title(company.name)}
      </Heading>
      <div>
        {others.data.map((other) => (
          <TenderListItem
            href={paths.tender(other.id)}
            isMember={isMember}
            key={other.id}
            logo={logoAddress(other.company.logo)}
            now={now}
            tender={other}
          />
        ))}
      </div>
      <Link href={paths.company(company.id)}>{ofBuyer.all(company.name)}</Link>
    </Stack>
  );
}
