import { dayTexts } from '@awaj/features/day-texts';
import { readText, type SourceFreshness } from '@awaj/features/freshness';
import { type AreaMessages, type Locale, languages } from '@awaj/i18n';
import { useArea, useLocale } from '@awaj/i18n/react';
import { Badge } from '@awaj/ui/Badge';
import { DualDate } from '@awaj/ui/DualDate';
import { EmptyState } from '@awaj/ui/EmptyState';
import { Stack } from '@awaj/ui/Stack';
import { Table, type TableColumn } from '@awaj/ui/Table';
import { Text } from '@awaj/ui/Text';
import type { ReactElement } from 'react';

type Words = AreaMessages['sources'];

/** Further gaps are only counted. */
const mostDaysNamed = 2;

function Name({ source, words }: { source: SourceFreshness; words: Words }): ReactElement {
  return (
    <Stack gap="xxs">
      <bdi>{source.name}</bdi>
      <Text as="span" size="s" tone="muted" weight="normal">
        {[words.kinds[source.kind], ...source.languages].join(' · ')}
      </Text>
    </Stack>
  );
}

function gapsText({ lastReadAt, missingDays }: SourceFreshness, locale: Locale, words: Words): string {
  if (lastReadAt === null) return '–';
  if (missingDays.length === 0) return words.gaps.none;
  if (missingDays.length > mostDaysNamed) return words.gaps.many(missingDays.length);
  return missingDays.map((day) => dayTexts(day, locale).main).join(`${languages[locale].comma} `);
}

type Column = TableColumn<SourceFreshness>;

const nameColumn = (words: Words): Column => ({
  id: 'source',
  header: words.columns.source,
  isRowHeader: true,
  cell: (source) => <Name source={source} words={words} />,
});

const weekColumn = (words: Words): Column => ({
  id: 'week',
  header: words.columns.week,
  isNumeric: true,
  cell: ({ noticesLastWeek }) => (noticesLastWeek === null ? words.few : words.notices(noticesLastWeek)),
});

interface SourcesProps {
  sources: readonly SourceFreshness[];
}

/** Sources that are collected: when, how much, and what is missing. */
export function CollectedSources({ sources, now }: SourcesProps & { now: Date }): ReactElement {
  const words = useArea('sources');
  const locale = useLocale();
  const columns: Column[] = [
    nameColumn(words),
    {
      id: 'read',
      header: words.columns.read,
      cell: (source) => (
        <Stack direction="row" gap="s">
          <span>{readText(source, now, locale, words)}</span>
          {source.isLate && source.lastReadAt && <Badge tone="negative">{words.late}</Badge>}
        </Stack>
      ),
    },
    { id: 'gaps', header: words.columns.gaps, cell: (source) => gapsText(source, locale, words) },
    weekColumn(words),
  ];
  return (
    <Table
      caption={words.collected.title}
      columns={columns}
      empty={<EmptyState text={words.collected.noneHint} title={words.collected.none} />}
      idOf={({ id }) => String(id)}
      isCaptionHidden
      rows={sources}
    />
  );
}

/** Sources that people enter: how recent the newest notice is. */
export function SourcesByHand({ sources }: SourcesProps): ReactElement {
  const words = useArea('sources');
  const locale = useLocale();
  const newest: Column = {
    id: 'newest',
    header: words.columns.newest,
    cell: ({ lastNoticeOn }) => lastNoticeOn && <DualDate layout="inline" {...dayTexts(lastNoticeOn, locale)} />,
  };
  return (
    <Table
      caption={words.byHand.title}
      columns={[nameColumn(words), newest, weekColumn(words)]}
      empty={null}
      idOf={({ id }) => String(id)}
      isCaptionHidden
      rows={sources}
    />
  );
}
