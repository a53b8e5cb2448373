import { lazyPart, prefetchPart, useLazyPart } from '@awaj/features/lazy-part';
import type { SavableTender } from '@awaj/features/saved-tender';
import { useSession } from '@awaj/features/session';
import { useLocale, useMessages } from '@awaj/i18n/react';
import { SaveButton, type SaveButtonProps } from '@awaj/ui/SaveButton';
import { OpeningContent } from '@awaj/ui/VisitorView';
import type { ReactElement } from 'react';
import { createPath, useLocation } from 'react-router';
import { pathsIn } from '../../address/paths.ts';
import { tokens } from '../../data/tokens.ts';

export interface SaveTenderProps extends Pick<SaveButtonProps, 'look'> {
  tender: SavableTender;
  /** Called once the server has saved or unsaved it. */
  onSaved?: ((tender: SavableTender) => void) | undefined;
  /** Part of a visitors' list that a member sees until their own has loaded. A press is kept until then. */
  isOpening?: boolean;
}

/** Sends a visitor to the login and back; the tender is then saved. */
function SaveAfterLogin({ tender, ...look }: Pick<SaveTenderProps, 'look' | 'tender'>): ReactElement {
  const { save } = useMessages().tender;
  const here = createPath(useLocation());
  return (
    <SaveButton
      href={pathsIn(useLocale()).login(here)}
      isSaved={false}
      labels={save}
      subject={tender.title}
      subjectId={tender.id}
      {...look}
    />
  );
}

/** Not loaded for visitors. */
const forMembers = lazyPart(() => import('./SaveAsMember.tsx'));

/** Loaded before a member's first render. */
export async function fetchSaving(): Promise<void> {
  if (tokens?.read()) await prefetchPart(forMembers);
}

/** A member's presses on the link of visitors are kept, until the button has loaded. */
export function SaveTender({ isOpening = false, onSaved, ...props }: SaveTenderProps): ReactElement {
  const isMembers = useSession().isMember && !isOpening;
  const part = useLazyPart(forMembers, isMembers);
  if (isMembers && part) return <part.SaveAsMember onSaved={onSaved} {...props} />;
  const link = <SaveAfterLogin {...props} />;
  return isMembers && part === undefined ? <OpeningContent isOpening>{link}</OpeningContent> : link;
}

/**
 * Saves or unsaves the tender of this part of the page, like a press on its button. The focus makes a screen reader say
 * the change.
 */
export function pressSave(part: Element | null): void {
  const button = part?.querySelector<HTMLElement>('[data-saved]');
  button?.focus();
  button?.click();
}
