import * as Radix from '@radix-ui/react-tooltip';
import type { ReactElement } from 'react';
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

/** Shows the name of a picture, or the whole of a text that is cut, in the place of the browser's own. */
export function Tooltip({ text, children, side = 'top' }: TooltipProps): ReactElement {
  return (
    <Radix.Provider delayDuration={delayMs}>
      <Radix.Root>
        <Radix.Trigger asChild title={undefined}>
          {children}
        </Radix.Trigger>
        <Radix.Portal>
          <Radix.Content aria-hidden="true" className={styles.tooltip} collisionPadding={8} side={side} sideOffset={4}>
            {text}
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
    </Radix.Provider>
  );
}
