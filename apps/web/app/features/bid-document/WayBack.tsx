import type { BidDocument } from '@awaj/features/bid-document';
import { useArea, useLocale } from '@awaj/i18n/react';
import { Icon } from '@awaj/ui/Icon';
import { backIcon } from '@awaj/ui/icons';
import { Link } from '@awaj/ui/Link';
import { Stack } from '@awaj/ui/Stack';
import type { ReactElement } from 'react';
import { companyDocuments, pathsIn } from '../../address/paths.ts';

/** To all documents of the company. */
export function WayBack({ company }: Pick<BidDocument, 'company'>): ReactElement {
  const { ofCompany } = useArea('bidDocument');
  return (
    <Stack align="start" direction="row" gap="xs" wrap="none">
      <Icon drawing={backIcon} />
      <Link href={companyDocuments.hrefOf(pathsIn(useLocale()).company(company.id))}>{ofCompany(company.name)}</Link>
    </Stack>
  );
}
