import type { AreaMessages, Locale } from '@awaj/i18n';
import { useArea, useLocale } from '@awaj/i18n/react';
import { Badge, type BadgeProps } from '@awaj/ui/Badge';
import { DualDate } from '@awaj/ui/DualDate';
import { EmptyState } from '@awaj/ui/EmptyState';
import { Link } from '@awaj/ui/Link';
import { Table, type TableColumn } from '@awaj/ui/Table';
import { Text } from '@awaj/ui/Text';
import type { ReactElement, ReactNode } from 'react';
import { dayTexts } from '../day-texts/day-texts.ts';
import { type Delivery, needsContact } from './delivery.ts';

type Words = AreaMessages['deliveries'];

const tones = {
  waiting: 'neutral',
  sent: 'positive',
  delivered: 'positive',
  failed: 'negative',
  held: 'neutral',
} satisfies Record<Delivery['state'], BadgeProps['tone']>;

interface Ways {
  /** Where the reader puts an address right. */
  contactsHref: string;
  /** Where a test can be sent. */
  settingsHref: string;
  /** What can be done about a message. */
  actionOf?: ((delivery: Delivery) => ReactNode) | undefined;
}

interface CellProps {
  delivery: Delivery;
  words: Words;
  ways: Ways;
}

/** What it was about, and for which of the reader's searches or choices it came. */
function About({ delivery, words, ways }: CellProps): ReactElement {
  const { about, because } = delivery;
  return (
    <>
      {words.about[about]}
      {because.length > 0 && (
        <Text size="s" tone="muted" weight="normal">
          {words.because(because.map(({ name }) => name ?? words.preferences).join(' · '))}
        </Text>
      )}
      {ways.actionOf?.(delivery)}
    </>
  );
}

/** A channel of its own line, so that no address breaks in two. */
function SentTo({ delivery: { channel, to }, words }: Omit<CellProps, 'ways'>): ReactElement {
  return (
    <>
      {channel === null ? words.nowhere : words.channels[channel]}
      {to && (
        <Text size="s" tone="muted">
          {to}
        </Text>
      )}
    </>
  );
}

function State({ delivery, words, ways }: CellProps): ReactElement {
  const { state, reason } = delivery;
  return (
    <>
      <Badge tone={tones[state]}>{words.states[state]}</Badge>
      {reason !== null && (
        <Text size="s" tone="muted">
          {words.reasons[reason]}
        </Text>
      )}
      {needsContact(delivery) && <Link href={ways.contactsHref}>{words.checkContacts}</Link>}
      {state === 'failed' && !needsContact(delivery) && <Link href={ways.settingsHref}>{words.sendTest}</Link>}
    </>
  );
}

function columnsIn(locale: Locale, words: Words, ways: Ways): TableColumn<Delivery>[] {
  const { columns } = words;
  return [
    {
      id: 'about',
      header: columns.about,
      isRowHeader: true,
      cell: (delivery) => <About delivery={delivery} ways={ways} words={words} />,
    },
    {
      id: 'at',
      header: columns.at,
      cell: ({ createdAt }) => <DualDate layout="stacked" {...dayTexts(createdAt, locale)} />,
    },
    { id: 'to', header: columns.to, cell: (delivery) => <SentTo delivery={delivery} words={words} /> },
    {
      id: 'state',
      header: columns.state,
      cell: (delivery) => <State delivery={delivery} ways={ways} words={words} />,
    },
  ];
}

interface DeliveryTableProps extends Ways {
  caption: string;
  deliveries: readonly Delivery[];
}

/** What was written to the reader: what, when, where to, what became of it, and why. */
export function DeliveryTable({ caption, deliveries, ...ways }: DeliveryTableProps): ReactElement {
  const words = useArea('deliveries');
  return (
    <Table
      caption={caption}
      columns={columnsIn(useLocale(), words, ways)}
      empty={<EmptyState text={words.noneHint} title={words.none} />}
      idOf={({ id }) => id}
      isCaptionHidden
      rows={deliveries}
    />
  );
}
