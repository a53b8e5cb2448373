import { type ComponentProps, type ReactElement, useId } from 'react';
import { buildingIcon, phoneIcon } from '../../icons.ts';
import { Icon, type IconDrawing } from '../Icon/Icon.tsx';
import { Text } from '../Text/Text.tsx';
import * as styles from './PaymentMethods.css.ts';

export interface PaymentMethod {
  /** "Telebirr": the name, in its own spelling. */
  name: string;
  kind: 'wallet' | 'bank';
  /** Address of a square logo. Without one, an icon of its kind is shown. */
  logo?: string;
}

export type PaymentMethodsProps = Omit<ComponentProps<'div'>, 'className' | 'style' | 'children'> & {
  /** "Pay with". */
  label: string;
  methods: readonly PaymentMethod[];
};

const signs = { wallet: phoneIcon, bank: buildingIcon } satisfies Record<PaymentMethod['kind'], IconDrawing>;

/** The accepted payment methods, all in one size and style. */
export function PaymentMethods({ label, methods, ...rest }: PaymentMethodsProps): ReactElement | null {
  const id = useId();
  if (methods.length === 0) return null;
  return (
    <div className={styles.area} {...rest}>
      <Text id={id} size="s" tone="muted">
        {label}
      </Text>
      <ul aria-labelledby={id} className={styles.list}>
        {methods.map(({ name, kind, logo }) => (
          <li className={styles.method} key={name}>
            {logo ? <img alt="" className={styles.logo} src={logo} /> : <Icon drawing={signs[kind]} />}
            {name}
          </li>
        ))}
      </ul>
    </div>
  );
}
