import { useArea } from '@awaj/i18n/react';
import { Columns } from '@awaj/ui/Columns';
import { Heading } from '@awaj/ui/Heading';
import { bellIcon, bookmarkIcon, documentIcon, listIcon, phoneIcon } from '@awaj/ui/icons';
import { PointList } from '@awaj/ui/PointList';
import { Stack } from '@awaj/ui/Stack';
import type { ReactElement } from 'react';
import { ExampleAlert } from './ExampleAlert.tsx';

/** The benefits, beside an example alert. */
export function Claims(): ReactElement {
  const { claims } = useArea('landing');
  return (
    <Columns as="section">
      <Stack gap="l">
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
      </Stack>
      <ExampleAlert />
    </Columns>
  );
}
