import * as Radix from '@radix-ui/react-tooltip';
import { createContext, type ReactElement, type ReactNode, useContext, useRef, useState } from 'react';
import * as styles from './Tooltip.css.ts';

export interface TooltipProps {
  /** What is heard anyway: the name of the button, the text in full. */
  text: string;
  /** One element that can be focused. */
  children: ReactElement;
  /** Where there is room for it. */
  side?: 'top' | 'bottom';
}

const delayMs = 400;

const IsAmongOthers = createContext(false);

/** Around a row of them: once one is open, the next ones open without delay. */
export function TooltipProvider({ children }: { children: ReactNode }): ReactElement {
  return (
    <IsAmongOthers value>
      <Radix.Provider delayDuration={delayMs}>{children}</Radix.Provider>
    </IsAmongOthers>
  );
}

/** Shows the name of a picture, or the whole of a text that is cut, in the place of the browser's own. */
export function Tooltip(props: TooltipProps): ReactElement {
  const tooltip = <Shown {...props} />;
  return useContext(IsAmongOthers) ? tooltip : <TooltipProvider>{tooltip}</TooltipProvider>;
}

function Shown({ text, children, side = 'top' }: TooltipProps): ReactElement {
  const trigger = useRef<HTMLButtonElement>(null);
  // A modal lies over all of the page, whatever its layer, so what shall be seen with it stands in it.
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
