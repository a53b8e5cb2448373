import type { BidDocument } from '@awaj/features/bid-document';
import { useArea, useLocale } from '@awaj/i18n/react';
import { Link } from '@awaj/ui/Link';
import { Text } from '@awaj/ui/Text';
import type { ReactElement } from 'react';
import { pathsIn } from '../../address/paths.ts';
import { DocumentCard } from './DocumentCard.tsx';

/** A document that is free or already paid. */
export function ReadyDocument({ document }: { document: BidDocument }): ReactElement {
  const { ready, otherTenders } = useArea('bidDocument');
  return (
    <>
      <Text>{document.isPurchased ? ready.bought : ready.free}</Text>
      <DocumentCard document={document} isMain />
      <Link href={pathsIn(useLocale()).tenders()}>{otherTenders}</Link>
    </>
  );
}
