import { PreferencesCard, type PreferencesCardProps } from '@awaj/features/preferences';
import { type ReactElement, useState } from 'react';
import { useNavigate } from 'react-router';
import { useClosingGuard } from '../../frame/use-closing-guard.ts';
import { useRefusedText } from '../../frame/use-failure-text.ts';
import { paths } from '../../paths.ts';

export function FeedPreferences(props: Pick<PreferencesCardProps, 'queries' | 'mutations'>): ReactElement {
  const navigate = useNavigate();
  const [isChanged, setChanged] = useState(false);
  useClosingGuard(isChanged);
  const close = () => void navigate(paths.myFeed(), { replace: true });
  return <PreferencesCard onChanged={setChanged} onClose={close} refusedText={useRefusedText()} {...props} />;
}
