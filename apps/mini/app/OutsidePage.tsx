import { useLocale, useMessages } from '@awaj/i18n/react';
import { Link } from '@awaj/ui/Link';
import { Message } from '@awaj/ui/Message';
import { PageLayout } from '@awaj/ui/PageLayout';
import type { ReactElement } from 'react';
import { configFromPage } from './config.ts';
import { paths } from './paths.ts';

/** In a plain browser nobody is known: the page says what it is and leads to the website. */
export function OutsidePage(): ReactElement {
  const { outside } = useMessages().telegram;
  const locale = useLocale();
  return (
    <PageLayout>
      <Message
        action={
          <Link href={paths.site(configFromPage().webUrl, locale)} look="button">
            {outside.openSite}
          </Link>
        }
        level={1}
        text={outside.text}
        title={outside.title}
      />
    </PageLayout>
  );
}
