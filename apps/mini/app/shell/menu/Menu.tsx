import { Contact } from '@awaj/features/contact';
import { useArea } from '@awaj/i18n/react';
import { Drawer } from '@awaj/ui/Drawer';
import { LinkRows } from '@awaj/ui/LinkRows';
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
        <LinkRows
          links={[
            { href: paths.plan(), label: menu.plan },
            { href: paths.preferences(), label: menu.preferences },
            { href: paths.searches(), label: menu.searches },
            { href: paths.alerts(), label: menu.alerts },
            { href: paths.messages(), label: menu.messages },
            { href: site.tenders(), label: menu.site },
            { href: site.sources(), label: menu.sources },
          ]}
        />
        <LanguageChoice />
        <Contact lead={menu.call} phone={session().config.phone} />
      </Stack>
    </Drawer>
  );
}
