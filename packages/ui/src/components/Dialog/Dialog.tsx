import type { ReactElement } from 'react';
import { ModalPanel, type ModalProps } from './ModalPanel.tsx';

export type DialogProps = ModalProps & {
  /** For an important question: pressing beside it does not close it. */
  isAlert?: boolean;
};

/** A question or short task over the page, which waits behind it. */
export function Dialog({ isAlert = false, ...rest }: DialogProps): ReactElement {
  return <ModalPanel role={isAlert ? 'alertdialog' : 'dialog'} shape="middle" {...rest} />;
}
