import { useArea } from '@awaj/i18n/react';
import { Button } from '@awaj/ui/Button';
import { Card } from '@awaj/ui/Card';
import type { ReactElement } from 'react';
import { PreferencesEditor, type PreferencesEditorProps } from './PreferencesEditor.tsx';

export interface PreferencesCardProps extends Omit<PreferencesEditorProps, 'onSaved' | 'wayOut'> {
  onClose: () => void;
}

/** What the feed is made of, changed where one sees what comes of it. */
export function PreferencesCard({ onClose, ...rest }: PreferencesCardProps): ReactElement {
  const { close } = useArea('preferences').feed;
  return (
    <Card padding="l">
      <PreferencesEditor
        onSaved={onClose}
        wayOut={
          <Button onClick={onClose} tone="quiet">
            {close}
          </Button>
        }
        {...rest}
      />
    </Card>
  );
}
