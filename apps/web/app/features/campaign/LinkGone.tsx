import { useArea, useLocale } from '@awaj/i18n/react';
import { FormLayout } from '@awaj/ui/FormLayout';
import { Link } from '@awaj/ui/Link';
import { Stack } from '@awaj/ui/Stack';
import type { ReactElement } from 'react';
import { pathsIn } from '../../address/paths.ts';
import { BrandLink } from '../../shell/BrandLink.tsx';
import { Contact } from '../reading/Contact.tsx';

/** Used, expired and unknown links look the same, as in the API's answer. */
export function LinkGone({ kind }: { kind: 'trial' | 'discount' }): ReactElement {
  const campaign = useArea('campaign');
  const paths = pathsIn(useLocale());
  const { goneTitle, gone } = campaign[kind];
  return (
    <FormLayout brand={<BrandLink />} foot={<Contact />} intro={gone} title={goneTitle}>
      <Stack gap="s">
        <Link href={paths.page('/pricing')} look="button">
          {campaign.pricing}
        </Link>
        <Link href={paths.login()} look="quietButton">
          {campaign.login}
        </Link>
      </Stack>
    </FormLayout>
  );
}
