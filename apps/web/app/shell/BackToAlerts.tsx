import { useArea, useLocale } from '@awaj/i18n/react';
import { Icon } from '@awaj/ui/Icon';
import { backIcon } from '@awaj/ui/icons';
import { Link } from '@awaj/ui/Link';
import { Stack } from '@awaj/ui/Stack';
import type { ReactElement } from 'react';
import { pathsIn } from '../address/paths.ts';

/** A link back to the alert settings, on the pages below them. */
export function BackToAlerts(): ReactElement {
  const { settings } = useArea('account');
  return (
    <Stack direction="row" gap="xxs" wrap="none">
      <Icon drawing={backIcon} />
      <Link href={pathsIn(useLocale()).settings()}>{settings.backToAlerts}</Link>
    </Stack>
  );
}
