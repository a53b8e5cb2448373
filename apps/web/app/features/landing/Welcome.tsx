import { pageNameOf } from '@awaj/domain/search-filters';
import { useArea, useLocale, useMessages } from '@awaj/i18n/react';
import { Hero } from '@awaj/ui/Hero';
import { Link } from '@awaj/ui/Link';
import { SearchBar } from '@awaj/ui/SearchBar';
import type { ReactElement } from 'react';
import { pathsIn } from '../../address/paths.ts';
import { Contact } from '../reading/Contact.tsx';

/** What Awaj is, and the first thing to do with it. */
export function Welcome(): ReactElement {
  const landing = useArea('landing');
  const { frame } = useMessages();
  const paths = pathsIn(useLocale());
  const { search } = landing;
  return (
    <Hero
      actions={
        <>
          <SearchBar
            action={paths.tenders()}
            labels={{ field: search.label, clear: search.clear, submit: search.submit }}
            name={pageNameOf('title')}
            placeholder={search.placeholder}
          />
          <Link href={paths.signup()} look="quietButton">
            {frame.signup}
          </Link>
          <Link href={paths.tenders()} look="quietButton">
            {landing.all}
          </Link>
        </>
      }
      note={<Contact />}
      text={landing.lead}
      title={landing.title}
    />
  );
}
