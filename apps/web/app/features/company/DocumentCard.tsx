import { documentAction } from '@awaj/domain/bid-document';
import { type BidDocument, createBidDocumentMutations } from '@awaj/features/bid-document';
import { priceText } from '@awaj/features/tender';
import { useArea, useLocale, useMessages } from '@awaj/i18n/react';
import { BidDocumentCard } from '@awaj/ui/BidDocumentCard';
import { useMutation } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useApiClient } from '../../api.ts';
import { pathsIn } from '../../paths.ts';
import { saveFile } from './save-file.ts';

/** Bought on a page of its own, downloaded here. */
export function DocumentCard({ document }: { document: BidDocument }): ReactElement {
  const { tender } = useMessages();
  const { bought } = useArea('bidDocument');
  const { downloadFailed } = useArea('company').documents;
  const locale = useLocale();
  const download = useMutation({ ...createBidDocumentMutations(useApiClient()).download(), onSuccess: saveFile });
  const { id, title, reference, price, fileSize, isPurchased } = document;
  const does = documentAction(document);
  const label = tender.document[does];
  return (
    <BidDocumentCard
      action={
        does === 'buy'
          ? { label, href: pathsIn(locale).buyDocument(id) }
          : { label, isBusy: download.isPending, onClick: () => download.mutate({ id, title }) }
      }
      fileSize={fileSize}
      price={priceText(price, locale, tender)}
      title={title}
      {...(reference && { reference })}
      {...(isPurchased && { purchased: bought })}
      {...(download.isError && { failure: downloadFailed })}
    />
  );
}
