import * as Radix from '@radix-ui/react-dialog';
import { type ReactElement, type ReactNode, useId } from 'react';
import { closeIcon } from '../../icons.ts';
import { classesOf } from '../../theme/variants.ts';
import { Heading } from '../Heading/Heading.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import * as styles from './ModalPanel.css.ts';
import { useModal } from './use-modal.ts';

export interface ModalProps {
  isOpen: boolean;
  /** Called by Escape, the close button and a press beside the panel. The caller may ignore it. */
  onClose: () => void;
  title: string;
  description?: string;
  closeLabel: string;
  children?: ReactNode;
  /** Stays visible under scrolling content: the main button, and at most a way back beside it. */
  foot?: ReactNode;
}

interface ModalPanelProps extends ModalProps {
  shape: 'middle' | 'drawer';
  role: 'dialog' | 'alertdialog';
}

/**
 * Radix opens, closes and labels it. The content element is ours, because Radix's measures the page several times while
 * opening. The page behind is inert while it is open.
 */
export function ModalPanel(props: ModalPanelProps): ReactElement | null {
  const { isOpen, onClose, title, description, closeLabel, children, foot, shape, role } = props;
  const id = useId();
  const { scrim, panel, isThere, handlers } = useModal({ isOpen, onClose, closesBeside: role === 'dialog' });
  if (!isThere) return null;
  return (
    <Radix.Root onOpenChange={(next) => next || onClose()} open={isOpen}>
      <div className={styles.scrim} popover="manual" ref={scrim} {...handlers}>
        {/* biome-ignore lint/a11y/useAriaPropsSupportedByRole: either of its roles has a name */}
        <div
          aria-describedby={description && `${id}-description`}
          aria-labelledby={`${id}-title`}
          aria-modal
          className={classesOf(styles.panel, { shape })}
          ref={panel}
          role={role}
          tabIndex={-1}
        >
          <div className={styles.head}>
            <div className={styles.title}>
              <Radix.Title asChild id={`${id}-title`}>
                <Heading level={2} size="m">
                  {title}
                </Heading>
              </Radix.Title>
            </div>
            <Radix.Close asChild>
              <IconButton icon={closeIcon} label={closeLabel} />
            </Radix.Close>
          </div>
          <div className={styles.body}>
            {description && (
              <Radix.Description className={styles.description} id={`${id}-description`}>
                {description}
              </Radix.Description>
            )}
            {children}
          </div>
          <div className={styles.foot}>{foot}</div>
        </div>
      </div>
    </Radix.Root>
  );
}
