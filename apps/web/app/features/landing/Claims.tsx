import { useArea, useLocale } from '@awaj/i18n/react';
import { Heading } from '@awaj/ui/Heading';
import { bellIcon, bookmarkIcon, documentIcon, listIcon, phoneIcon } from '@awaj/ui/icons';
import { PointList } from '@awaj/ui/PointList';
import { Screenshot } from '@awaj/ui/Screenshot';
import { Stack } from '@awaj/ui/Stack';
import type { ReactElement } from 'react';
import { screenshotOf } from './screenshots.ts';

/** What one gets, and how it looks. */
export function Claims(): ReactElement {
  const { claims, picture } = useArea('landing');
  return (
    <Stack as="section" gap="l">
      <Heading level={2}>{claims.title}</Heading>
      <PointList
        points={[
          { icon: bellIcon, ...claims.alerts },
          { icon: listIcon, ...claims.everywhere },
          { icon: documentIcon, ...claims.unlimited },
          { icon: bookmarkIcon, ...claims.saving },
          { icon: phoneIcon, ...claims.support },
        ]}
      />
      <Screenshot alt={picture} {...screenshotOf(useLocale())} />
    </Stack>
  );
}
