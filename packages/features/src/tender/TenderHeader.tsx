import { useMessages } from '@awaj/i18n/react';
import { CompanyLogo } from '@awaj/ui/CompanyLogo';
import { Heading } from '@awaj/ui/Heading';
import { Stack } from '@awaj/ui/Stack';
import { StatusBadge } from '@awaj/ui/StatusBadge';
import { Text } from '@awaj/ui/Text';
import type { ReactElement } from 'react';
import type { Tender } from './tender.ts';

export interface TenderHeaderProps {
  tender: Tender;
  /** The whole address of the company's logo. */
  logo: string | null;
}

/** What a tender is and whose: the top of its own page. */
export function TenderHeader({ tender, logo }: TenderHeaderProps): ReactElement {
  const { status } = useMessages().tender;
  return (
    <Stack gap="s">
      <Stack direction="row" gap="s">
        <StatusBadge label={status[tender.status]} status={tender.status} />
      </Stack>
      <Heading dir="auto" level={1} size="l">
        {tender.title}
      </Heading>
      <Stack direction="row" gap="s">
        <CompanyLogo name={tender.company.name} src={logo} />
        <Stack gap="xxs">
          <Text as="span">{tender.company.name}</Text>
          <Text as="span" size="s" tone="muted">
            {[...tender.regions, ...tender.categories].join(' · ')}
          </Text>
        </Stack>
      </Stack>
    </Stack>
  );
}
