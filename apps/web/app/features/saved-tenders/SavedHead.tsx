import { useArea, useLocale } from '@awaj/i18n/react';
import { Heading } from '@awaj/ui/Heading';
import { IconLink } from '@awaj/ui/IconButton';
import { clockIcon } from '@awaj/ui/icons';
import { Stack } from '@awaj/ui/Stack';
import type { ReactElement, ReactNode } from 'react';
import { pathsIn } from '../../address/paths.ts';
import { usePageTitle } from '../../seo/page-title.ts';
import { NeedsScript } from '../../shell/NoScript.tsx';

/** The title of the page with its actions in the same line. */
export function SavedHead({ action }: { action?: ReactNode }): ReactElement {
  const { reminders } = useArea('search').saved;
  return (
    <>
      <Stack align="between" direction="row" gap="xs">
        <Heading level={1}>{usePageTitle()}</Heading>
        <Stack direction="row" gap="xxs">
          {action}
          <IconLink href={pathsIn(useLocale()).reminders()} icon={clockIcon} label={reminders} text={reminders} />
        </Stack>
      </Stack>
      <NeedsScript />
    </>
  );
}
