import { useCallback, useState } from 'react';
import { useHost } from '../../data/use-host.ts';
import type { Popup } from '../../telegram/questions.ts';

/** For clients without popups: shown in the page. */
export interface Notice extends Popup {
  onClose: () => void;
}

interface Popups {
  /** Resolves when it was closed. */
  show: (popup: Popup) => Promise<void>;
  notice: Notice | null;
}

export function usePopup(): Popups {
  const { showPopup } = useHost();
  const [notice, setNotice] = useState<Notice | null>(null);
  const showInPage = useCallback(
    (popup: Popup) =>
      new Promise<void>((resolve) => {
        const onClose = () => {
          setNotice(null);
          resolve();
        };
        setNotice({ ...popup, onClose });
      }),
    [],
  );
  return { show: showPopup ?? showInPage, notice };
}
