import { tenderOfStartParameter } from '@awaj/domain/navigation';
import { useArea } from '@awaj/i18n/react';
import { telegramIcon } from '@awaj/ui/icons';
import { Link } from '@awaj/ui/Link';
import { Message } from '@awaj/ui/Message';
import { PageLayout } from '@awaj/ui/PageLayout';
import { Stack } from '@awaj/ui/Stack';
import type { ReactElement } from 'react';
import { useLocation } from 'react-router';
import { useSitePaths } from '../data/use-site-paths.ts';

/** The tender at an address of ours. */
function tenderAt(path: string): number | null {
  return tenderOfStartParameter(/^\/tender\/telegram\/(\d+)$/.exec(path)?.[1]);
}

/** Shown outside Telegram, where the user is unknown: says what this is, with links to the bot and the website. */
export function OutsidePage(): ReactElement {
  const { outside } = useArea('telegram');
  const to = useSitePaths();
  const tender = tenderAt(useLocation().pathname);
  return (
    <PageLayout>
      <Message
        action={
          <Stack align="center" gap="s">
            <Link href={tender === null ? to.app() : to.tenderInApp(tender)} look="button">
              {outside.openBot}
            </Link>
            <Link href={tender === null ? to.tenders() : to.tender(tender)} look="quietButton">
              {tender === null ? outside.openSite : outside.openTender}
            </Link>
          </Stack>
        }
        icon={telegramIcon}
        level={1}
        text={outside.text}
        title={outside.title}
      />
    </PageLayout>
  );
}
