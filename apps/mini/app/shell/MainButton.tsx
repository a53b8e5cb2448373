import { Button } from '@awaj/ui/Button';
import { createContext, type ReactElement, useContext, useEffect, useEffectEvent } from 'react';
import { useHost } from '../data/use-host.ts';

/** Whether something covers the page. Its button in the client's frame is then hidden. */
export const Covered = createContext(false);

export interface MainButtonProps {
  text: string;
  isBusy?: boolean;
  onPress: () => void;
}

/** The main action of a page: Telegram's main button, or our own when the client has none. */
export function MainButton({ text, isBusy = false, onPress }: MainButtonProps): ReactElement | null {
  const { mainButton, haptic } = useHost();
  const isCovered = useContext(Covered);
  const press = () => {
    haptic('pressed');
    onPress();
  };
  // The client may report another press before it knows that the button is busy.
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
