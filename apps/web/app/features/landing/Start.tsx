import { useArea, useLocale, useMessages } from '@awaj/i18n/react';
import { ActionBand } from '@awaj/ui/ActionBand';
import type { ReactElement } from 'react';
import { pathsIn } from '../../address/paths.ts';

export function Start(): ReactElement {
  const { start } = useArea('landing');
  const { frame } = useMessages();
  return <ActionBand action={{ label: frame.signup, href: pathsIn(useLocale()).signup() }} {...start} />;
}
