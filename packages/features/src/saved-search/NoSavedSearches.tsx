import { useArea } from '@awaj/i18n/react';
import { EmptyState } from '@awaj/ui/EmptyState';
import { Link } from '@awaj/ui/Link';
import type { ReactElement } from 'react';

/** Explains saved searches and links to the search. */
export function NoSavedSearches({ href }: { href: string }): ReactElement {
  const { empty } = useArea('savedSearches');
  return (
    <EmptyState
      action={
        <Link href={href} look="button">
          {empty.action}
        </Link>
      }
      of="saved"
      text={empty.text}
      title={empty.title}
    />
  );
}
