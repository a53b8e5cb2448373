import { useArea, useLocale } from '@awaj/i18n/react';
import { FactList } from '@awaj/ui/FactList';
import { Heading } from '@awaj/ui/Heading';
import { Link } from '@awaj/ui/Link';
import { Stack } from '@awaj/ui/Stack';
import type { ReactElement } from 'react';
import { pathsIn } from '../address/paths.ts';
import { config } from '../config/config.ts';
import { LongText } from '../features/reading/LongText.tsx';
import { usePageTitle } from '../seo/page-title.ts';
import { readingMeta } from '../seo/reading-meta.ts';
import type { Route } from './+types/about.ts';

export const meta = (args: Route.MetaArgs) => readingMeta(args, 'about');

/** The company behind Awaj, as the tax office knows it. Facts that are not configured are left out. */
function WhoWeAre(): ReactElement {
  const { whoWeAre: words } = useArea('about');
  const facts = [
    { label: words.name, value: config.sellerName },
    { label: words.office, value: words.place },
    { label: words.tin, value: config.sellerTin },
    { label: words.vatNumber, value: config.sellerVatNumber },
  ];
  return (
    <Stack as="section" gap="s">
      <Heading level={2} size="m">
        {words.title}
      </Heading>
      <FactList facts={facts.filter(({ value }) => value !== '')} look="lines" />
    </Stack>
  );
}

export default function About() {
  const about = useArea('about');
  const paths = pathsIn(useLocale());
  return (
    <LongText title={usePageTitle()} words={about}>
      <WhoWeAre />
      <div>
        <Link href={paths.page('/sources')}>{about.sources}</Link>
      </div>
    </LongText>
  );
}
