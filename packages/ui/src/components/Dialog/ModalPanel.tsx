import * as Radix from '@radix-ui/react-dialog';
import { type ReactElement, type ReactNode, useEffect } from 'react';
import { classesOf } from '../../theme/variants.ts';
import { Heading } from '../Heading/Heading.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { standAboveKeyboard } from './above-keyboard.ts';
import * as styles from './ModalPanel.css.ts';
import { useModal } from './use-modal.ts';

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

const prevent = (event: Event): void => event.preventDefault();

/** An open list takes the key first; the next one is for the panel around it. */
function leaveToOpenList(event: KeyboardEvent): void {
  if (event.target instanceof Element && event.target.closest('[aria-expanded="true"]')) event.preventDefault();
}

/**
 * What it is called, and when it is dismissed, is Radix's part. It is not modal for Radix, which would have the browser
 * work out the style of the whole page anew: that the page behind is out of reach is seen to here.
 */
export function ModalPanel(props: ModalPanelProps): ReactElement {
  const { isOpen, onClose, title, description, closeLabel, children, foot, shape, role } = props;
  const { scrim, panel, isThere, handlers } = useModal({ isOpen, onClose, closesBeside: role === 'dialog' });
  useEffect(() => {
    if (isThere && panel.current) return standAboveKeyboard(panel.current);
  }, [isThere, panel]);
  return (
    <Radix.Root modal={false} onOpenChange={(next) => next || onClose()} open={isOpen}>
      {isThere && (
        <div className={styles.scrim} popover="manual" ref={scrim} {...handlers}>
          <Radix.Content
            aria-modal
            asChild
            forceMount
            onCloseAutoFocus={prevent}
            onEscapeKeyDown={leaveToOpenList}
            onInteractOutside={prevent}
            onOpenAutoFocus={prevent}
            role={role}
            {...(!description && { 'aria-describedby': undefined })}
          >
            <div className={classesOf(styles.panel, { shape })} ref={panel} tabIndex={-1}>
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
            </div>
          </Radix.Content>
        </div>
      )}
    </Radix.Root>
  );
}
