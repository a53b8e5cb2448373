import { searchIcon } from '@awaj/ui/icons';
import { Link } from '@awaj/ui/Link';
import { Message } from '@awaj/ui/Message';
import { PageLayout } from '@awaj/ui/PageLayout';
import type { ReactElement } from 'react';
import { paths } from '../address/paths.ts';

interface NothingHereProps {
  title: string;
  text: string;
  /** The text of the link to the newest tenders. */
  way: string;
}

/** An empty page with a link to the newest tenders. */
export function NothingHere({ title, text, way }: NothingHereProps): ReactElement {
  return (
    <PageLayout>
      <Message
        action={
          <Link href={paths.latestTenders()} look="button">
            {way}
          </Link>
        }
        icon={searchIcon}
        level={1}
        text={text}
        title={title}
      />
    </PageLayout>
  );
}
