import { useArea } from '@awaj/i18n/react';
import { Card } from '@awaj/ui/Card';
import { IconButton } from '@awaj/ui/IconButton';
import { closeIcon } from '@awaj/ui/icons';
import type { ReactElement } from 'react';
import { PreferencesEditor, type PreferencesEditorProps } from './PreferencesEditor.tsx';

export interface PreferencesCardProps extends Omit<PreferencesEditorProps, 'onSaved' | 'wayOut'> {
  onClose: () => void;
}

/** What the feed is made of, changed where one sees what comes of it. */
export function PreferencesCard({ onClose, ...rest }: PreferencesCardProps): ReactElement {
  const { close } = useArea('preferences').feed;
  return (
    <Card>
      <PreferencesEditor
        onSaved={onClose}
        wayOut={<IconButton icon={closeIcon} label={close} onClick={onClose} />}
        {...rest}
      />
    </Card>
  );
}
