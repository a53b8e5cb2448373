import { hasFooter, menus } from '@awaj/domain/navigation';
import { useLocale, useMessages } from '@awaj/i18n/react';
import { Footer } from '@awaj/ui/Footer';
import { facebookIcon, linkedinIcon, telegramIcon } from '@awaj/ui/icons';
import { OnlyOn } from '@awaj/ui/OnlyOn';
import type { ReactElement } from 'react';
import { useLocation } from 'react-router';
import { pathsIn } from '../address/paths.ts';
import { config } from '../config/config.ts';
import { useEntryLabels } from './menu-labels.ts';
import { ShortcutButton } from './shortcuts/ShortcutHelp.tsx';
import { ThemeSwitch } from './ThemeSwitch.tsx';

export function SiteFooter({ now }: { now: Date }): ReactElement | null {
  const { footer } = useMessages().frame;
  const labels = useEntryLabels();
  const paths = pathsIn(useLocale());
  if (!hasFooter(useLocation().pathname)) return null;
  return (
    <Footer
      end={
        <>
          <OnlyOn medium="desk">
            <ShortcutButton />
          </OnlyOn>
          <ThemeSwitch />
        </>
      }
      label={footer.label}
      links={menus.footer.map((pattern) => ({ label: labels[pattern] ?? '', href: paths.page(pattern) }))}
      note={footer.note(now.getUTCFullYear())}
      social={[
        { label: footer.social('Telegram'), href: config.telegramUrl, icon: telegramIcon },
        { label: footer.social('Facebook'), href: config.facebookUrl, icon: facebookIcon },
        { label: footer.social('LinkedIn'), href: config.linkedinUrl, icon: linkedinIcon },
      ].filter(({ href }) => href !== '')}
    />
  );
}
