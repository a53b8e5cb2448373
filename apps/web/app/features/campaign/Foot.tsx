import { Stack } from '@awaj/ui/Stack';
import type { ReactElement } from 'react';
import { LanguageLinks } from '../../frame/LanguageLinks.tsx';
import { Contact } from '../reading/Contact.tsx';

/** These pages have no header: the other language is one tap away here. */
export function Foot(): ReactElement {
  return (
    <Stack align="center" gap="s">
      <LanguageLinks />
      <Contact />
    </Stack>
  );
}
