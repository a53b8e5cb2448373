import { useArea } from '@awaj/i18n/react';
import { Button } from '@awaj/ui/Button';
import { Card } from '@awaj/ui/Card';
import { Stack } from '@awaj/ui/Stack';
import type { ReactElement } from 'react';
import { PreferencesEditor, type PreferencesEditorProps } from './PreferencesEditor.tsx';

export interface PreferencesCardProps extends Omit<PreferencesEditorProps, 'onSaved'> {
  onClose: () => void;
}

/** What the feed is made of, changed where one sees what comes of it. */
export function PreferencesCard({ onClose, ...rest }: PreferencesCardProps): ReactElement {
  const { close } = useArea('preferences').feed;
  return (
    <Card padding="l">
      <Stack gap="m">
        <PreferencesEditor onSaved={onClose} {...rest} />
        <Stack align="start">
          <Button onClick={onClose} tone="quiet">
            {close}
          </Button>
        </Stack>
      </Stack>
    </Card>
  );
}
