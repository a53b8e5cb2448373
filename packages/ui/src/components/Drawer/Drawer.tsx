import type { ReactElement } from 'react';
import { ModalPanel, type ModalProps } from '../Dialog/ModalPanel.tsx';

export type DrawerProps = ModalProps;

/** A form or a list that is in the way on a small screen: as high as the phone, at the side of a wider screen. */
export function Drawer(props: DrawerProps): ReactElement {
  return <ModalPanel role="dialog" shape="drawer" {...props} />;
}
