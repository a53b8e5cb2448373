import { useArea } from '@awaj/i18n/react';
import { Drawer } from '@awaj/ui/Drawer';
import { Link } from '@awaj/ui/Link';
import { Stack } from '@awaj/ui/Stack';
import type { ReactElement } from 'react';
import { paths } from '../../address/paths.ts';
import { useSitePaths } from '../../data/use-host.ts';
import { useGoBack } from '../use-back.ts';
import { LanguageChoice } from './LanguageChoice.tsx';

/** Behind Telegram's settings button. */
export function Settings(): ReactElement {
  const { settings } = useArea('telegram');
  const site = useSitePaths();
  const goBack = useGoBack();
  return (
    <Drawer closeLabel={settings.close} isOpen onClose={goBack} title={settings.title}>
      <Stack gap="l">
        <LanguageChoice />
        <Link href={paths.preferences()}>{settings.preferences}</Link>
        <Link href={paths.searches()}>{settings.searches}</Link>
        <Link href={paths.alerts()}>{settings.alerts}</Link>
        <Link href={paths.messages()}>{settings.messages}</Link>
        <Link href={site.tenders()}>{settings.site}</Link>
        <Link href={site.sources()}>{settings.sources}</Link>
      </Stack>
    </Drawer>
  );
}
