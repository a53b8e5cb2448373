import { useArea } from '@awaj/i18n/react';
import { Card } from '@awaj/ui/Card';
import { IconButton } from '@awaj/ui/IconButton';
import { closeIcon } from '@awaj/ui/icons';
import type { ReactElement } from 'react';
import { PreferencesEditor, type PreferencesEditorProps } from './PreferencesEditor.tsx';

export interface PreferencesCardProps extends Omit<PreferencesEditorProps, 'onSaved' | 'closeButton'> {
  onClose: () => void;
}

/** The feed's preferences, edited beside the feed itself. */
export function PreferencesCard({ onClose, ...rest }: PreferencesCardProps): ReactElement {
  const { close } = useArea('preferences').feed;
  return (
    <Card>
      <PreferencesEditor
        onSaved={onClose}
        closeButton={<IconButton icon={closeIcon} label={close} onClick={onClose} />}
        {...rest}
      />
    </Card>
  );
}
