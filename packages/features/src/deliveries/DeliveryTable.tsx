import type { AreaMessages, Locale } from '@awaj/i18n';
import { useArea, useLocale } from '@awaj/i18n/react';
import { Badge, type BadgeProps } from '@awaj/ui/Badge';
import { DualDate } from '@awaj/ui/DualDate';
import { EmptyState } from '@awaj/ui/EmptyState';
import { Link } from '@awaj/ui/Link';
import { Table, type TableColumn } from '@awaj/ui/Table';
import { Text } from '@awaj/ui/Text';
import type { ReactElement } from 'react';
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

interface StateProps {
  delivery: Delivery;
  words: Words;
  contactsHref: string;
}

function State({ delivery, words, contactsHref }: StateProps): ReactElement {
  const { state, reason } = delivery;
  return (
    <>
      <Badge tone={tones[state]}>{words.states[state]}</Badge>
      {reason !== null && (
        <Text size="s" tone="muted">
          {words.reasons[reason]}
        </Text>
      )}
      {needsContact(delivery) && <Link href={contactsHref}>{words.checkContacts}</Link>}
    </>
  );
}

function columnsIn(locale: Locale, words: Words, contactsHref: string): TableColumn<Delivery>[] {
  const { columns, channels, nowhere } = words;
  const whereTo = ({ channel, to }: Delivery) =>
    channel === null ? nowhere : [channels[channel], to].filter(Boolean).join(' · ');
  return [
    { id: 'about', header: columns.about, isRowHeader: true, cell: ({ about }) => words.about[about] },
    {
      id: 'at',
      header: columns.at,
      cell: ({ createdAt }) => <DualDate layout="stacked" {...dayTexts(createdAt, locale)} />,
    },
    { id: 'to', header: columns.to, cell: whereTo },
    {
      id: 'state',
      header: columns.state,
      cell: (delivery) => <State contactsHref={contactsHref} delivery={delivery} words={words} />,
    },
  ];
}

interface DeliveryTableProps {
  caption: string;
  deliveries: readonly Delivery[];
  /** Where the reader puts an address right. */
  contactsHref: string;
}

/** What was written to the reader: what, when, where to, what became of it, and why. */
export function DeliveryTable({ caption, deliveries, contactsHref }: DeliveryTableProps): ReactElement {
  const words = useArea('deliveries');
  return (
    <Table
      caption={caption}
      columns={columnsIn(useLocale(), words, contactsHref)}
      empty={<EmptyState text={words.noneHint} title={words.none} />}
      idOf={({ id }) => id}
      isCaptionHidden
      rows={deliveries}
    />
  );
}
