import type { ComponentProps, ReactElement } from 'react';
import { Text } from '../Text/Text.tsx';
import * as styles from './PriceBreakdown.css.ts';

export interface PriceLine {
  label: string;
  /** The amount with its currency: "2,052.17 birr". */
  amount: string;
}

export type PriceBreakdownProps = Omit<ComponentProps<'div'>, 'className' | 'style' | 'children'> & {
  /** Sub total, discount, VAT. */
  lines: readonly PriceLine[];
  total: PriceLine;
  note?: string;
};

const line = ({ label, amount }: PriceLine, className?: string): ReactElement => (
  <div className={className} key={label}>
    <dt className={styles.label}>{label}</dt>
    <dd className={styles.amount}>{amount}</dd>
  </div>
);

/** How a price is made up. It does not add up: the caller passes all amounts. */
export function PriceBreakdown({ lines, total, note, ...rest }: PriceBreakdownProps): ReactElement {
  return (
    <div className={styles.box} {...rest}>
      <dl className={styles.list}>
        {lines.map((each) => line(each, styles.line))}
        {line(total, styles.total)}
      </dl>
      {note && (
        <Text size="s" tone="muted">
          {note}
        </Text>
      )}
    </div>
  );
}
