import { hasHeader } from '@awaj/domain/navigation';
import { Heading } from '@awaj/ui/Heading';
import { PageLayout } from '@awaj/ui/PageLayout';
import { Stack } from '@awaj/ui/Stack';
import type { ReactElement, ReactNode } from 'react';
import { useLocation } from 'react-router';
import { LanguageLinks } from '../../shell/LanguageLinks.tsx';
import { Contact } from './Contact.tsx';

interface ReadingPageProps {
  title: string;
  /** Below the title. */
  lead?: ReactNode;
  /** A text for readers with further questions. */
  contact?: string | undefined;
  children: ReactNode;
}

/** A page of text with our contact at its end. Without a header it links to the other language itself. */
export function ReadingPage({ title, lead, contact, children }: ReadingPageProps): ReactElement {
  const { pathname } = useLocation();
  return (
    <PageLayout>
      <Stack gap="xs">
        {!hasHeader(pathname) && <LanguageLinks />}
        <Heading level={1}>{title}</Heading>
        {lead}
      </Stack>
      {children}
      <Contact lead={contact} />
    </PageLayout>
  );
}
