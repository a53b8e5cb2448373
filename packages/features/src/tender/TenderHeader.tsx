import { useArea, useLocale, useMessages } from '@awaj/i18n/react';
import { Badge } from '@awaj/ui/Badge';
import { CompanyLogo } from '@awaj/ui/CompanyLogo';
import { Heading } from '@awaj/ui/Heading';
import { Link } from '@awaj/ui/Link';
import { Stack } from '@awaj/ui/Stack';
import { StatusBadge } from '@awaj/ui/StatusBadge';
import { Text } from '@awaj/ui/Text';
import { Fragment, type ReactElement } from 'react';
import { dayTexts, shortDayTexts } from '../day-texts/day-texts.ts';
import type { TenderDetail } from './tender.ts';
import type { TimelineEvent } from './timeline.ts';

export interface TenderHeaderProps {
  tender: TenderDetail;
  now: Date;
  /** The event that moved the closing date. */
  extension?: TimelineEvent | undefined;
  /** The full address of the company's logo. */
  logo: string | null;
  /** Links for the company and each category. */
  hrefs?: { company: string; category: (id: number) => string };
}

function Kind({ tender, hrefs }: Pick<TenderHeaderProps, 'tender' | 'hrefs'>): ReactElement {
  const regions = tender.regions.map(({ name }) => name).join(', ');
  return (
    <Text as="span" size="s" tone="muted">
      <bdi>{regions}</bdi>
      {tender.categories.map(({ id, name }, place) => (
        <Fragment key={id}>
          {(regions || place > 0) && ' · '}
          {hrefs ? (
            <Link href={hrefs.category(id)} look="inline">
              {name}
            </Link>
          ) : (
            name
          )}
        </Fragment>
      ))}
    </Text>
  );
}

function Status({ tender, now, extension }: Pick<TenderHeaderProps, 'tender' | 'now' | 'extension'>): ReactElement {
  const words = useMessages().tender.status;
  const { extendedTo, on } = useArea('deadline');
  const locale = useLocale();
  const { status, cancellation, schedule } = tender;
  const extendedDay =
    status === 'open' && extension?.closes ? shortDayTexts(extension.closes.after, now, locale)[0] : null;
  return (
    <>
      <StatusBadge label={words[status]} status={status} />
      {extendedDay && <Badge tone="ink">{extendedTo(extendedDay)}</Badge>}
      {cancellation && <Badge>{words.cancelled}</Badge>}
      {/* Readers who may see dates have it beside the deadline. */}
      {cancellation?.at && schedule.kind === 'locked' && (
        <Text as="span" size="s" tone="muted">
          {on(dayTexts(cancellation.at, locale).main)}
        </Text>
      )}
    </>
  );
}

/** The head of a tender's page: title and buyer. */
export function TenderHeader({ tender, now, extension, logo, hrefs }: TenderHeaderProps): ReactElement {
  const { name } = tender.company;
  return (
    <Stack gap="s">
      <Stack direction="row" gap="s">
        <Status extension={extension} now={now} tender={tender} />
      </Stack>
      <Heading dir="auto" level={1} size="xl">
        {tender.title}
      </Heading>
      <Stack direction="row" gap="s" wrap="none">
        <CompanyLogo name={name} src={logo} />
        <Stack gap="xxs">
          {hrefs ? <Link href={hrefs.company}>{name}</Link> : <Text as="span">{name}</Text>}
          <Kind tender={tender} {...(hrefs && { hrefs })} />
        </Stack>
      </Stack>
    </Stack>
  );
}
