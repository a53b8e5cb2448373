import { type Locale, loadAreaOfMiniApp, loadMessages, locales } from '@awaj/i18n';
import { CompanyLogo } from '@awaj/ui/CompanyLogo';
import { Heading } from '@awaj/ui/Heading';
import { PageLayout } from '@awaj/ui/PageLayout';
import { TenderCard } from '@awaj/ui/TenderCard';
import { TenderMeta } from '@awaj/ui/TenderMeta';
import type { ReactElement } from 'react';
import { showEarly } from '../telegram/show-early.ts';

// Rendered once while building; in the browser nothing of it is loaded.
const words = await Promise.all(
  locales.map(async (locale) => ({
    locale,
    heading: (await loadAreaOfMiniApp('telegram', locale)).latest,
    labels: (await loadMessages(locale)).tender.status,
  })),
);

const statuses = ['open', 'closed'] as const;

interface EarlyTendersProps {
  locale: Locale;
  heading: string;
  labels: Record<(typeof statuses)[number], string>;
}

/** The page of the newest tenders with one card of each kind, and names in braces where there will be words. */
function EarlyTenders({ locale, heading, labels }: EarlyTendersProps): ReactElement {
  return (
    <template data-early={locale}>
      <div data-early="">
        <PageLayout>
          <Heading level={1} size="l">
            {heading}
          </Heading>
          {/* biome-ignore lint/a11y/noRedundantRoles: without bullets Safari takes it for no list */}
          <ul role="list">
            {statuses.map((status) => (
              <li key={status}>
                <TenderCard
                  href="{href}"
                  logo={<CompanyLogo name="" src={null} />}
                  meta={<TenderMeta category="{category}" company="{company}" region="{region}" />}
                  status={{ status, label: labels[status] }}
                  title="{title}"
                />
              </li>
            ))}
          </ul>
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
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a function of ours, as text */}
      <script dangerouslySetInnerHTML={{ __html: `(${showEarly})()` }} />
    </>
  );
}
