import * as Radix from '@radix-ui/react-tooltip';
import { createContext, type ReactElement, type ReactNode, useContext, useRef, useState } from 'react';
import * as styles from './Tooltip.css.ts';

export interface TooltipProps {
  /** Text that screen readers already get: the button's name, or the uncut text. */
  text: string;
  /** One focusable element. */
  children: ReactElement;
  /** The preferred side, if it has room. */
  side?: 'top' | 'bottom';
}

const delayMs = 400;

const IsAmongOthers = createContext(false);

/** Wraps a row: once one tooltip is open, the next ones open without delay. */
export function TooltipProvider({ children }: { children: ReactNode }): ReactElement {
  return (
    <IsAmongOthers value>
      <Radix.Provider delayDuration={delayMs}>{children}</Radix.Provider>
    </IsAmongOthers>
  );
}

/** Shows the name of an icon or the whole of a cut text, instead of the browser's own tooltip. */
export function Tooltip(props: TooltipProps): ReactElement {
  const tooltip = <Shown {...props} />;
  return useContext(IsAmongOthers) ? tooltip : <TooltipProvider>{tooltip}</TooltipProvider>;
}

function Shown({ text, children, side = 'top' }: TooltipProps): ReactElement {
  const trigger = useRef<HTMLButtonElement>(null);
  // A modal covers the whole page at any z-index, so the tooltip is rendered inside it.
  const [modal, setModal] = useState<HTMLElement | null>(null);
  return (
    <Radix.Root onOpenChange={() => setModal(trigger.current?.closest<HTMLElement>('[popover]') ?? null)}>
      <Radix.Trigger asChild ref={trigger} title={undefined}>
        {children}
      </Radix.Trigger>
      <Radix.Portal container={modal}>
        <Radix.Content aria-hidden="true" className={styles.tooltip} collisionPadding={8} side={side} sideOffset={4}>
          {text}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
