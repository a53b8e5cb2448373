import { Contact } from '@awaj/features/contact';
import { useArea } from '@awaj/i18n/react';
import { Drawer } from '@awaj/ui/Drawer';
import { Link } from '@awaj/ui/Link';
import { Stack } from '@awaj/ui/Stack';
import type { ReactElement } from 'react';
import { paths } from '../../address/paths.ts';
import { session } from '../../data/session.ts';
import { useSitePaths } from '../../data/use-site-paths.ts';
import { useGoBack } from '../use-back.ts';
import { LanguageChoice } from './LanguageChoice.tsx';

/** Everything besides the lists. Telegram's own menu opens it too. */
export function Menu(): ReactElement {
  const { menu } = useArea('telegram');
  const site = useSitePaths();
  const goBack = useGoBack();
  return (
    <Drawer closeLabel={menu.close} isOpen onClose={goBack} title={menu.title}>
      <Stack gap="l">
        <Link href={paths.plan()}>{menu.plan}</Link>
        <Link href={paths.preferences()}>{menu.preferences}</Link>
        <Link href={paths.searches()}>{menu.searches}</Link>
        <Link href={paths.alerts()}>{menu.alerts}</Link>
        <Link href={paths.messages()}>{menu.messages}</Link>
        <LanguageChoice />
        <Link href={site.tenders()}>{menu.site}</Link>
        <Link href={site.sources()}>{menu.sources}</Link>
        <Contact lead={menu.call} phone={session().config.phone} />
      </Stack>
    </Drawer>
  );
}
