import { useArea, useLocale } from '@awaj/i18n/react';
import { Badge, type BadgeProps } from '@awaj/ui/Badge';
import { Card } from '@awaj/ui/Card';
import { DualDate } from '@awaj/ui/DualDate';
import { EmptyState } from '@awaj/ui/EmptyState';
import { Heading } from '@awaj/ui/Heading';
import { Link } from '@awaj/ui/Link';
import { Stack } from '@awaj/ui/Stack';
import { Text } from '@awaj/ui/Text';
import { Fragment, type ReactElement, type ReactNode } from 'react';
import { dayTexts, timeTexts } from '../day-texts/day-texts.ts';
import {
  aboutText,
  byDay,
  byOccasion,
  type Delivery,
  type FixPage,
  fixPageOf,
  type Occasion,
  reasonText,
  type Words,
} from './delivery.ts';

/** Only this many reasons are named. */
const mostReasons = 3;

const tones = {
  waiting: 'neutral',
  sent: 'positive',
  delivered: 'positive',
  failed: 'negative',
  held: 'neutral',
} satisfies Record<Delivery['state'], BadgeProps['tone']>;

export interface DeliveryPaths {
  /** The page where the reader corrects contacts. */
  contacts: string;
  /** The page with the channel switches and test messages. */
  settings: string;
  searches: string;
  preferences: string;
  tender(id: number): string;
}

interface Ways {
  paths: DeliveryPaths;
  /** An action for a message. */
  actionOf?: ((delivery: Delivery) => ReactNode) | undefined;
}

interface ItemProps extends Ways {
  delivery: Delivery;
  words: Words;
}

function addressText({ channel, to }: Delivery, words: Words): string {
  if (channel === null) return words.nowhere;
  // A shortened address does not break at its ellipsis.
  return to === null ? words.channels[channel] : `${words.channels[channel]} ${to.replace('…', '…\u2060')}`;
}

/** Why it has not arrived, and what to do. */
function Problem({ delivery, words, paths }: ItemProps): ReactElement | null {
  const { reason } = delivery;
  const way = fixPageOf(delivery);
  if (reason === null && way === null) return null;
  const hrefs: Record<FixPage, string> = { ...paths, test: paths.settings };
  return (
    <Text size="s">
      {reasonText(delivery, words)}{' '}
      {way && (
        <Link href={hrefs[way]} look="inline">
          {words.ways[way]}
        </Link>
      )}
    </Text>
  );
}

/** The searches and tenders it was sent for, each linked to its page. */
function Because({ delivery, words, paths }: ItemProps): ReactElement | null {
  const { because } = delivery;
  if (because.length === 0) return null;
  const hrefOf = ({ kind, id }: Delivery['because'][number]): string => {
    if (kind === 'saved_tender' && id !== null) return paths.tender(id);
    return kind === 'preferences' ? paths.preferences : paths.searches;
  };
  return (
    <Text dir="auto" size="s" tone="muted">
      {words.because}{' '}
      {because.slice(0, mostReasons).map((reason, at) => (
        <Fragment key={`${reason.kind} ${reason.id}`}>
          {at > 0 && ' · '}
          <Link href={hrefOf(reason)} look="inline">
            {reason.name ?? words.preferences}
          </Link>
        </Fragment>
      ))}
      {because.length > mostReasons && ` · ${words.moreReasons(because.length - mostReasons)}`}
    </Text>
  );
}

const State = ({ delivery: { state }, words }: Pick<ItemProps, 'delivery' | 'words'>): ReactElement => (
  <Badge tone={tones[state]}>{words.states[state]}</Badge>
);

/** When and where it was sent, and its state unless that is shown above. */
function Sent({ isAlone, ...props }: ItemProps & { isAlone: boolean }): ReactElement {
  const { delivery, words } = props;
  const { createdAt } = delivery;
  const time = timeTexts(createdAt, useLocale()).main;
  return (
    <div>
      <Stack align="between" direction="row" gap="xs" wrap="none">
        <Text figures="tabular" size="s" tone="muted">
          <time dateTime={createdAt.toISOString()}>{time}</time> · {addressText(delivery, words)}
        </Text>
        {!isAlone && <State {...props} />}
      </Stack>
      <Problem {...props} />
    </div>
  );
}

/** Shows the subject of a message, the channels it used, and why it was sent. */
function OccasionItem({ occasion, ...ways }: { occasion: Occasion; words: Words } & Ways): ReactElement {
  const { words, actionOf } = ways;
  const [first, ...others] = occasion;
  const isAlone = others.length === 0;
  return (
    <li>
      <Stack align="between" direction="row" gap="s" wrap="none">
        <Text weight="strong">{aboutText(first, words)}</Text>
        {isAlone && <State delivery={first} words={words} />}
      </Stack>
      <Stack gap="xxs">
        {occasion.map((delivery) => (
          <Sent delivery={delivery} isAlone={isAlone} key={delivery.id} {...ways} />
        ))}
      </Stack>
      <Because delivery={first} {...ways} />
      {actionOf?.(first)}
    </li>
  );
}

interface DeliveryListProps extends Ways {
  deliveries: readonly Delivery[];
}

/** The messages to the reader by day, the newest first. */
export function DeliveryList({ deliveries, ...ways }: DeliveryListProps): ReactElement {
  const words = useArea('deliveries');
  const locale = useLocale();
  if (deliveries.length === 0) return <EmptyState text={words.noneHint} title={words.none} />;
  return (
    <Stack gap="l">
      {byDay(deliveries).map(({ day, deliveries: ofDay }) => (
        <Stack as="section" gap="s" key={day}>
          <Heading level={2} size="s">
            <DualDate layout="inline" {...dayTexts(new Date(day), locale)} />
          </Heading>
          <Card>
            <Stack as="ul" isRuled>
              {byOccasion(ofDay).map((occasion) => (
                <OccasionItem key={occasion[0].id} occasion={occasion} words={words} {...ways} />
              ))}
            </Stack>
          </Card>
        </Stack>
      ))}
    </Stack>
  );
}
