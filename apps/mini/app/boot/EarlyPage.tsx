import { type Locale, loadAreaOfMiniApp, loadMessages, locales } from '@awaj/i18n';
import { AppHead, type AppHeadProps } from '@awaj/ui/AppHead';
import { CompanyLogo } from '@awaj/ui/CompanyLogo';
import { GroupHeading } from '@awaj/ui/GroupHeading';
import { PageLayout } from '@awaj/ui/PageLayout';
import { TenderCard } from '@awaj/ui/TenderCard';
import { TenderMeta } from '@awaj/ui/TenderMeta';
import { VisuallyHidden } from '@awaj/ui/VisuallyHidden';
import type { ReactElement } from 'react';
import { paths } from '../address/paths.ts';
import { showEarly } from '../telegram/show-early.ts';
import { recoverLostScripts } from './recover-lost-scripts.ts';

async function wordsIn(locale: Locale) {
  const [{ latest, menu }, { entry }, { frame }] = await Promise.all([
    loadAreaOfMiniApp('telegram', locale),
    loadAreaOfMiniApp('search', locale),
    loadMessages(locale),
  ]);
  const head: AppHeadProps = {
    places: {
      label: frame.mainNavigation,
      entries: [
        { label: frame.tenders, href: paths.latestTenders(), isActive: true },
        { label: frame.myFeed, href: paths.myFeed(), isActive: false },
      ],
    },
    search: { label: entry.all, href: paths.latestTenders() },
    filter: { label: entry.filter, href: paths.latestTenders() },
    menu: { label: menu.title, onPress: () => {} },
  };
  return { locale, heading: latest, head };
}

// Rendered by the build. The browser loads none of this.
const words = await Promise.all(locales.map(wordsIn));

type EarlyTendersProps = (typeof words)[number];

/** The page of the newest tenders with one card, and placeholders in braces for its texts. */
function EarlyTenders({ locale, heading, head }: EarlyTendersProps): ReactElement {
  return (
    <template data-early={locale}>
      <div data-early="">
        {/* Its controls do nothing without the app's scripts. */}
        <div inert>
          <AppHead {...head} />
        </div>
        <PageLayout isFlush>
          <VisuallyHidden as="h1">{heading}</VisuallyHidden>
          <div>
            {/* The app adds the days and the marks for new tenders. */}
            <div aria-hidden="true">
              <GroupHeading label="" />
            </div>
            {/* biome-ignore lint/a11y/noRedundantRoles: without bullets Safari takes it for no list */}
            <ul role="list">
              <li>
                <TenderCard
                  href="{href}"
                  logo={<CompanyLogo name="" src={null} />}
                  meta={<TenderMeta category="{category}" company="{company}" region="{region}" />}
                  title="{title}"
                />
              </li>
            </ul>
          </div>
        </PageLayout>
      </div>
    </template>
  );
}

export function EarlyPage(): ReactElement {
  return (
    <>
      {words.map((each) => (
        <EarlyTenders key={each.locale} {...each} />
      ))}
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: two functions of ours, as text */}
      <script dangerouslySetInnerHTML={{ __html: `(${recoverLostScripts})();(${showEarly})()` }} />
    </>
  );
}
