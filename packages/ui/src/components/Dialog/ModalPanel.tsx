import * as Radix from '@radix-ui/react-dialog';
import { type ReactElement, type ReactNode, useRef } from 'react';
import { Heading } from '../Heading/Heading.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { standAboveKeyboard } from './above-keyboard.ts';
import * as styles from './ModalPanel.css.ts';

export interface ModalProps {
  isOpen: boolean;
  /** Asked by Escape, the close button and a press beside it. The caller may leave it open. */
  onClose: () => void;
  title: string;
  description?: string;
  closeLabel: string;
  children?: ReactNode;
  /** Stays in view under content that scrolls: the one button, and beside it at most the way back. */
  foot?: ReactNode;
}

interface ModalPanelProps extends ModalProps {
  shape: 'middle' | 'drawer';
  role: 'dialog' | 'alertdialog';
}

/** The focus goes to the panel, so that its title is read and no keyboard pops up, and at the end back to where it was. */
function useFocusThereAndBack() {
  const before = useRef<Element | null>(null);
  return {
    onOpenAutoFocus: (event: Event) => {
      before.current = document.activeElement;
      event.preventDefault();
      (event.currentTarget as HTMLElement).focus();
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      if (before.current instanceof HTMLElement) before.current.focus();
    },
  };
}

export function ModalPanel(props: ModalPanelProps): ReactElement {
  const { isOpen, onClose, title, description, closeLabel, children, foot, shape, role } = props;
  const focus = useFocusThereAndBack();
  const stayWhenPressedBeside = role === 'alertdialog' && {
    onInteractOutside: (event: Event) => event.preventDefault(),
  };
  return (
    <Radix.Root onOpenChange={(next) => next || onClose()} open={isOpen}>
      <Radix.Portal>
        <Radix.Overlay className={styles.shade} />
        <Radix.Content
          className={styles.panel({ shape })}
          ref={standAboveKeyboard}
          role={role}
          {...focus}
          {...stayWhenPressedBeside}
          {...(!description && { 'aria-describedby': undefined })}
        >
          <div className={styles.head}>
            <Radix.Title asChild>
              <Heading level={2} size="m">
                {title}
              </Heading>
            </Radix.Title>
            <IconButton icon="close" label={closeLabel} onClick={onClose} />
          </div>
          <div className={styles.body}>
            {description && <Radix.Description className={styles.description}>{description}</Radix.Description>}
            {children}
          </div>
          <div className={styles.foot}>{foot}</div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
