import type { ComponentProps, ReactElement, ReactNode } from 'react';
import { clockIcon, failureIcon, pauseIcon, successIcon } from '../../icons.ts';
import { classesOf } from '../../theme/variants.ts';
import { type Fact, FactList } from '../FactList/FactList.tsx';
import { Heading } from '../Heading/Heading.tsx';
import { Icon, type IconDrawing } from '../Icon/Icon.tsx';
import { Text } from '../Text/Text.tsx';
import * as styles from './PaymentStatus.css.ts';

export type PaymentStatusKind = 'checking' | 'paid' | 'unpaid' | 'failed' | 'held';

export type PaymentStatusProps = Omit<ComponentProps<'div'>, 'className' | 'style' | 'title' | 'children'> & {
  /** `held`: the money arrived, but somebody has to check it before the subscription starts. */
  kind: PaymentStatusKind;
  /** "Payment Successful!", "Unpaid!". */
  title: string;
  /** The meaning of the status, and the next step. */
  text?: ReactNode;
  /** Muted lines under it: where the receipt went. */
  note?: ReactNode;
  /** Invoice number, amount, method. */
  facts?: readonly Fact[];
  action?: ReactNode;
  /** 2 under the title of a page. */
  level?: 1 | 2;
};

const signs = {
  checking: null,
  paid: successIcon,
  unpaid: clockIcon,
  failed: failureIcon,
  held: pauseIcon,
} satisfies Record<PaymentStatusKind, IconDrawing | null>;

/** The result of a payment. Each state has its own colour and icon. */
export function PaymentStatus(props: PaymentStatusProps): ReactElement {
  const { kind, title, text, note, facts, action, level = 1, ...rest } = props;
  const sign = signs[kind];
  return (
    <div className={styles.page} data-kind={kind} {...rest}>
      {/* The same element in every state, so that the change from "checking" is announced. */}
      <div aria-busy={kind === 'checking'} className={classesOf(styles.card, { kind })} role="status">
        <span className={classesOf(styles.sign, { kind })}>
          {sign ? <Icon drawing={sign} /> : <span aria-hidden="true" className={styles.spinner} />}
        </span>
        <div className={styles.words}>
          <Heading level={level} size={level === 1 ? 'l' : 'm'}>
            {title}
          </Heading>
          {text && <Text>{text}</Text>}
        </div>
        {note && <div className={styles.note}>{note}</div>}
      </div>
      {action && <div className={styles.action}>{action}</div>}
      {facts && facts.length > 0 && <FactList facts={facts} look="linesOnCard" />}
    </div>
  );
}
