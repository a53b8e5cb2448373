import { useArea } from '@awaj/i18n/react';
import { Button } from '@awaj/ui/Button';
import { Dialog } from '@awaj/ui/Dialog';
import type { ReactElement } from 'react';
import type { Notice } from './use-popup.ts';

/** Telegram's popup, drawn by us. */
export function PaymentNotice({ title, message, onClose }: Notice): ReactElement {
  const { close } = useArea('telegramTender').popup;
  return (
    <Dialog
      closeLabel={close}
      description={message}
      foot={<Button onClick={onClose}>{close}</Button>}
      isAlert
      isOpen
      onClose={onClose}
      title={title}
    />
  );
}
