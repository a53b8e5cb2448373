import type { components } from '@awaj/api-client/schema';
import { dateInAddis, formatEthiopianDate, toEthiopian } from '@awaj/domain/ethiopian-calendar';
import { toTenderStatus } from '@awaj/domain/tender-status';
import { languages } from '@awaj/i18n';
import { useLocale, useMessages } from '@awaj/i18n/react';
import { Badge } from '@awaj/ui/Badge';
import { Button } from '@awaj/ui/Button';
import { TenderCard } from '@awaj/ui/TenderCard';
import { type ReactElement, useState } from 'react';

type Tender = components['schemas']['TenderListItem'];

export function NoticeList({ tenders }: { tenders: Tender[] }): ReactElement {
  const { tender: words } = useMessages();
  const [isSaved, setSaved] = useState(false);
  return (
    <main>
      <p>{words.list.lead}</p>
      {tenders.map((tender) => (
        <Notice key={tender.id} tender={tender} />
      ))}
      <Button onClick={() => setSaved(true)}>{isSaved ? words.save.saved : words.save.save}</Button>
    </main>
  );
}

function Notice({ tender }: { tender: Tender }): ReactElement {
  const { tender: words } = useMessages();
  const locale = useLocale();
  const status = toTenderStatus(tender.status);
  const closes = tender.bid_close_date && toEthiopian(dateInAddis(new Date(tender.bid_close_date)));
  return (
    <TenderCard
      href={`/tenders/${tender.id}`}
      title={tender.title}
      status={{ status, label: words.status[status] }}
      meta={tender.company.name}
      notes={[words.age.now]}
      deadline={closes && formatEthiopianDate(closes, languages[locale])}
      action={<Badge tone="ink">{tender.language.name}</Badge>}
    />
  );
}
