import { useArea } from '@awaj/i18n/react';
import { Drawer } from '@awaj/ui/Drawer';
import { Link } from '@awaj/ui/Link';
import { Stack } from '@awaj/ui/Stack';
import { Text } from '@awaj/ui/Text';
import type { ReactElement } from 'react';
import { paths } from '../../address/paths.ts';
import { session } from '../../data/session.ts';
import { useSitePaths } from '../../data/use-host.ts';
import { useGoBack } from '../use-back.ts';
import { LanguageChoice } from './LanguageChoice.tsx';

/** Whom to ask, at any hour. A number never breaks between two lines. */
function Contact(): ReactElement {
  const { menu } = useArea('telegram');
  const { phone } = session().config;
  return (
    <Text as="div" tone="muted">
      {menu.call}{' '}
      <Link href={`tel:${phone.replace(/[^+\d]/g, '')}`} look="inline">
        {phone.replaceAll(' ', '\u00a0')}
      </Link>
    </Text>
  );
}

/** All that is beside the lists, behind Telegram's own menu too. */
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
        <Contact />
      </Stack>
    </Drawer>
  );
}
