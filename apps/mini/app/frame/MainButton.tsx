import { Button } from '@awaj/ui/Button';
import { type ReactElement, useEffect, useEffectEvent } from 'react';
import { useHost } from '../use-host.ts';

export interface MainButtonProps {
  text: string;
  isBusy?: boolean;
  onPress: () => void;
}

/** The one thing a page is for: as Telegram's wide button below the app, or a plain one where there is none. */
export function MainButton({ text, isBusy = false, onPress }: MainButtonProps): ReactElement | null {
  const { mainButton, feel } = useHost();
  const press = () => {
    feel('pressed');
    onPress();
  };
  // The client's button may be pressed once more before it has heard that it is busy.
  const pressInClient = useEffectEvent(() => isBusy || press());
  useEffect(() => mainButton?.onPress(() => pressInClient()), [mainButton]);
  useEffect(() => mainButton?.show({ text, isBusy }), [mainButton, text, isBusy]);
  useEffect(() => () => mainButton?.hide(), [mainButton]);
  if (mainButton) return null;
  return (
    <Button isBusy={isBusy} onClick={press}>
      {text}
    </Button>
  );
}
