import { documentAction } from '@awaj/domain/bid-document';
import { amountOf, type BidDocument } from '@awaj/features/bid-document';
import { formatBirr } from '@awaj/features/money';
import { useSession } from '@awaj/features/session';
import { useArea, useLocale, useMessages } from '@awaj/i18n/react';
import { BidDocumentCard, type BidDocumentCardProps } from '@awaj/ui/BidDocumentCard';
import type { ReactElement } from 'react';
import { createPath, useLocation } from 'react-router';
import { pathsIn } from '../../address/paths.ts';
import { useDownload } from './use-download.ts';

interface DocumentCardProps {
  document: BidDocument;
  /** Whether the page is about this document. */
  isMain?: boolean;
}

/** Buying has its own page; members download it here. */
export function DocumentCard({ document, isMain = false }: DocumentCardProps): ReactElement {
  const { bought } = useArea('bidDocument');
  const { tender: words } = useMessages();
  const locale = useLocale();
  const paths = pathsIn(locale);
  const { isMember } = useSession();
  const here = createPath(useLocation());
  const { start, isBusy, label, failure } = useDownload(document);
  const actions = {
    buy: { label: words.document.buy, href: paths.buyDocument(document.id) },
    download: isMember
      ? { label, onClick: start, isBusy }
      : { label: words.document.download, href: paths.login(here) },
  } satisfies Record<string, BidDocumentCardProps['action']>;
  const amount = amountOf(document.price);
  return (
    <BidDocumentCard
      action={actions[documentAction(document)]}
      fileSize={document.fileSize}
      isMain={isMain}
      price={amount === 0 ? words.facts.free : formatBirr(amount, locale)}
      title={document.title}
      {...(document.reference && { reference: document.reference })}
      {...(document.isPurchased && { purchased: bought })}
      {...(failure && { failure })}
    />
  );
}
