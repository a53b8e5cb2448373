import { Button } from '@awaj/ui/Button';
import { createContext, type ReactElement, useContext, useEffect, useEffectEvent } from 'react';
import { useHost } from '../data/use-host.ts';

/** Whether something lies over the page, whose button in the frame of the client is then nothing to press. */
export const Covered = createContext(false);

export interface MainButtonProps {
  text: string;
  isBusy?: boolean;
  onPress: () => void;
}

/** The one thing a page is for: as Telegram's wide button below the app, or a plain one where there is none. */
export function MainButton({ text, isBusy = false, onPress }: MainButtonProps): ReactElement | null {
  const { mainButton, feel } = useHost();
  const isCovered = useContext(Covered);
  const press = () => {
    feel('pressed');
    onPress();
  };
  // The client's button may be pressed once more before it has heard that it is busy.
  const pressInClient = useEffectEvent(() => isBusy || isCovered || press());
  useEffect(() => mainButton?.onPress(() => pressInClient()), [mainButton]);
  useEffect(() => {
    if (isCovered) mainButton?.hide();
    else mainButton?.show({ text, isBusy });
  }, [mainButton, text, isBusy, isCovered]);
  useEffect(() => () => mainButton?.hide(), [mainButton]);
  if (mainButton) return null;
  return (
    <Button isBusy={isBusy} onClick={press}>
      {text}
    </Button>
  );
}
