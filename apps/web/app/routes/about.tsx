import { useArea, useLocale, useMessages } from '@awaj/i18n/react';
import { Link } from '@awaj/ui/Link';
import { pathsIn } from '../address/paths.ts';
import { config } from '../config/config.ts';
import { LongText } from '../features/reading/LongText.tsx';
import { usePageTitle } from '../seo/page-title.ts';
import { readingMeta } from '../seo/reading-meta.ts';
import type { Route } from './+types/about.ts';

export const meta = (args: Route.MetaArgs) => readingMeta(args, 'about');

export default function About() {
  const about = useArea('about');
  const { frame } = useMessages();
  const paths = pathsIn(useLocale());
  const { title, seller } = about.whoWeAre;
  const whoWeAre = { title, text: [seller(config.sellerName || frame.brand, config.sellerTin)] };
  return (
    <LongText title={usePageTitle()} words={{ ...about, sections: [...about.sections, whoWeAre] }}>
      <div>
        <Link href={paths.page('/sources')}>{about.sources}</Link>
      </div>
    </LongText>
  );
}
