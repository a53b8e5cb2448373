import type { ReactElement } from 'react';
import { ModalPanel, type ModalProps } from './ModalPanel.tsx';

export type DialogProps = ModalProps & {
  /** Something is at stake: a press beside it does not close it. */
  isAlert?: boolean;
};

/** One question or one short task in front of the page. The page waits behind it. */
export function Dialog({ isAlert = false, ...rest }: DialogProps): ReactElement {
  return <ModalPanel role={isAlert ? 'alertdialog' : 'dialog'} shape="middle" {...rest} />;
}
