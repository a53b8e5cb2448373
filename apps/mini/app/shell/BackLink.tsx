import { useArea } from '@awaj/i18n/react';
import { Button } from '@awaj/ui/Button';
import { Icon } from '@awaj/ui/Icon';
import { backIcon } from '@awaj/ui/icons';
import { TopBar } from '@awaj/ui/TopBar';
import type { ReactElement } from 'react';

/** For the oldest clients, which have no back button. */
export function BackLink({ onBack }: { onBack: () => void }): ReactElement {
  const { back } = useArea('telegram');
  return (
    <TopBar>
      <Button onClick={onBack} tone="quiet">
        <Icon drawing={backIcon} />
        {back}
      </Button>
    </TopBar>
  );
}
