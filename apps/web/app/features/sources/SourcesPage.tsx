import { groupSources, type SourceFreshness } from '@awaj/features/freshness';
import { languages } from '@awaj/i18n';
import { useArea, useLocale } from '@awaj/i18n/react';
import { Heading } from '@awaj/ui/Heading';
import { PageLayout } from '@awaj/ui/PageLayout';
import { Stack } from '@awaj/ui/Stack';
import { Text } from '@awaj/ui/Text';
import type { ReactElement } from 'react';
import { usePageTitle } from '../../seo/page-title.ts';
import { Contact } from '../reading/Contact.tsx';
import { CollectedSources, SourcesByHand } from './SourceTables.tsx';

/** All sources and when they were last read, so that readers know how complete the tenders are. */
export function SourcesPage({ sources, now }: { sources: readonly SourceFreshness[]; now: Date }): ReactElement {
  const words = useArea('sources');
  const { comma } = languages[useLocale()];
  const { collected, byHand, notRead } = groupSources(sources);
  const fresh = collected.filter(({ isLate, lastReadAt }) => lastReadAt !== null && !isLate).length;
  return (
    <PageLayout isWide>
      <Stack gap="xs">
        <Heading level={1}>{usePageTitle()}</Heading>
        <Text tone="muted">{words.lead}</Text>
      </Stack>
      <Stack as="section" gap="m">
        {collected.length > 0 && (
          <Stack gap="xxs">
            <Heading level={2}>{words.collected.title}</Heading>
            <Text size="s" tone="muted">
              {words.upToDate(fresh, collected.length)} {words.untilYesterday}
            </Text>
          </Stack>
        )}
        <CollectedSources now={now} sources={collected} />
      </Stack>
      {byHand.length > 0 && (
        <Stack as="section" gap="m">
          <Heading level={2}>{words.byHand.title}</Heading>
          <SourcesByHand sources={byHand} />
        </Stack>
      )}
      {notRead.length > 0 && (
        <Stack as="section" gap="xs">
          <Heading level={2}>{words.notRead.title}</Heading>
          <Text tone="muted">{words.notRead.text}</Text>
          <Text>{notRead.map(({ name }) => name).join(`${comma} `)}</Text>
        </Stack>
      )}
      <Contact lead={words.ask} />
    </PageLayout>
  );
}
