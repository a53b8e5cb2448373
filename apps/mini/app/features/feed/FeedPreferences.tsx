import { draftOf } from '@awaj/features/draft';
import { PreferencesCard, type PreferencesCardProps } from '@awaj/features/preferences';
import { type ReactElement, useState } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '../../address/paths.ts';
import { MainButton } from '../../shell/MainButton.tsx';
import { useClosingGuard } from '../../shell/use-closing-guard.ts';
import { useRefusedForm } from '../../shell/use-refused-text.ts';

export interface FeedPreferencesProps extends Pick<PreferencesCardProps, 'queries' | 'mutations' | 'now'> {
  /** Identifies the user, because several people may share a Telegram client. */
  phone: string | null;
}

export function FeedPreferences({ phone, ...rest }: FeedPreferencesProps): ReactElement {
  const navigate = useNavigate();
  const [isChanged, setChanged] = useState(false);
  useClosingGuard(isChanged);
  const draft = { key: `telegram/preferences/${phone}`, place: 'device' } as const;
  const close = () => {
    draftOf(draft.key, draft.place).clear();
    void navigate(paths.myFeed(), { replace: true });
  };
  return (
    <PreferencesCard
      draft={draft}
      renderSave={(save) => <MainButton {...save} />}
      onChanged={setChanged}
      onClose={close}
      refusedText={useRefusedForm()}
      {...rest}
    />
  );
}
