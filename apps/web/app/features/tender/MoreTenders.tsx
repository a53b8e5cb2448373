import { useSession } from '@awaj/features/session';
import { type Tender, TenderListItem } from '@awaj/features/tender';
import { useLocale } from '@awaj/i18n/react';
import { Heading } from '@awaj/ui/Heading';
import { Link } from '@awaj/ui/Link';
import { Stack } from '@awaj/ui/Stack';
import { TenderCards } from '@awaj/ui/TenderCard';
import type { ReactElement, ReactNode } from 'react';
import { pathsIn } from '../../address/paths.ts';
import { logoAddress } from '../../config/config.ts';

interface MoreTendersProps {
  title: string;
  tenders: readonly Tender[];
  now: Date;
  /** All have the buyer that the title names. */
  isBuyerKnown?: boolean;
  /** Whether open and closed ones are mixed. */
  showsStatus?: boolean;
  /** Replaces tenders that did not load. */
  failure?: ReactNode;
  all: { label: string; href: string };
}

/** A few other tenders at the foot of a tender's page, and a link to all of them. */
export function MoreTenders({
  title,
  tenders,
  now,
  isBuyerKnown,
  showsStatus,
  failure,
  all,
}: MoreTendersProps): ReactElement {
  const { isMember } = useSession();
  const paths = pathsIn(useLocale());
  return (
    <Stack as="section" gap="m">
      <Heading level={2} size="m">
        {title}
      </Heading>
      {failure ?? (
        <TenderCards>
          {tenders.map((tender) => (
            <TenderListItem
              href={paths.tender(tender.id)}
              isBuyerKnown={isBuyerKnown}
              isMember={isMember}
              key={tender.id}
              logo={logoAddress(tender.company.logo)}
              now={now}
              showsStatus={showsStatus}
              tender={tender}
            />
          ))}
        </TenderCards>
      )}
      <Link href={all.href}>{all.label}</Link>
    </Stack>
  );
}
