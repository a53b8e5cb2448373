import { documentAction } from '@awaj/domain/bid-document';
import { useArea, useLocale, useMessages } from '@awaj/i18n/react';
import { documentIcon, searchIcon } from '@awaj/ui/icons';
import { Link } from '@awaj/ui/Link';
import { Message } from '@awaj/ui/Message';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { pathsIn } from '../../address/paths.ts';
import { Answered } from './DocumentPage.tsx';
import { useBidDocuments } from './queries.ts';
import { ReadyDocument } from './ReadyDocument.tsx';

function Missing(): ReactElement {
  const { notFound } = useMessages().failure;
  const paths = pathsIn(useLocale());
  return (
    <Message
      action={
        <Link href={paths.tenders()} look="button">
          {notFound.home}
        </Link>
      }
      icon={searchIcon}
      text={notFound.text}
      title={notFound.title}
    />
  );
}

/** A free document is never ordered; another one may not have been ordered yet. */
export function NoOrder({ docId }: { docId: number }): ReactElement {
  const { none } = useArea('bidDocument').order;
  const paths = pathsIn(useLocale());
  const document = useQuery(useBidDocuments().one(docId));
  return (
    <Answered missing={<Missing />} query={document}>
      {(found) =>
        documentAction(found) === 'download' ? (
          <ReadyDocument document={found} />
        ) : (
          <Message
            action={
              <Link href={paths.buyDocument(found.id)} look="button">
                {none.buy}
              </Link>
            }
            icon={documentIcon}
            text={none.text}
            title={none.title}
          />
        )
      }
    </Answered>
  );
}
