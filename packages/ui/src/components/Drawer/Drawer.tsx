import type { ReactElement } from 'react';
import { ModalPanel, type ModalProps } from '../Dialog/ModalPanel.tsx';

export type DrawerProps = ModalProps;

/** A form or list over the page: full height on a phone, at the side on wider screens. */
export function Drawer(props: DrawerProps): ReactElement {
  return <ModalPanel role="dialog" shape="drawer" {...props} />;
}
