import { type ComponentProps, type ReactElement, type ReactNode, useId } from 'react';
import { Heading } from '../Heading/Heading.tsx';
import { PriceBreakdown, type PriceLine } from '../PriceBreakdown/PriceBreakdown.tsx';
import * as styles from './InvoiceSheet.css.ts';
import './InvoiceSheet.print.css.ts';
import { classesOf } from '../../theme/variants.ts';
import { InvoiceItems, type InvoiceItemsProps } from './InvoiceItems.tsx';

export interface InvoiceParty {
  /** "Billed to". */
  label: string;
  name: string;
  /** Address, TIN, phone: one a line. */
  lines: readonly string[];
}

export type InvoiceSheetProps = Omit<ComponentProps<'article'>, 'className' | 'style' | 'title' | 'children'> &
  InvoiceItemsProps & {
    brand: ReactNode;
    /** "Invoice". */
    title: string;
    /** Number, date, method of payment. */
    facts: readonly { label: string; value: string }[];
    state: { kind: 'paid' | 'unpaid'; label: string };
    seller: InvoiceParty;
    buyer: InvoiceParty;
    sums: readonly PriceLine[];
    total: PriceLine;
    note?: string;
    /** The Print button. It is not printed. */
    actions?: ReactNode;
  };

function Party({ label, name, lines }: InvoiceParty): ReactElement {
  return (
    <address className={styles.party}>
      <span className={styles.label}>{label}</span>
      <strong dir="auto">{name}</strong>
      {lines.filter(Boolean).map((line) => (
        <span dir="auto" key={line}>
          {line}
        </span>
      ))}
    </address>
  );
}

/** An invoice as it is printed: on A4, and nothing else of the screen around it. */
export function InvoiceSheet(props: InvoiceSheetProps): ReactElement {
  const { brand, title, facts, state, seller, buyer, columns, items, sums, total, note, actions, ...rest } = props;
  const id = useId();
  return (
    <article aria-labelledby={id} className={styles.sheet} {...rest}>
      <div className={styles.top}>
        <div className={styles.brand}>{brand}</div>
        <span className={classesOf(styles.state, { kind: state.kind })}>{state.label}</span>
      </div>
      <Heading id={id} level={1}>
        {title}
      </Heading>
      <dl className={styles.facts}>
        {facts.map(({ label, value }) => (
          <div key={label}>
            <dt className={styles.label}>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <div className={styles.parties}>
        <Party {...seller} />
        <Party {...buyer} />
      </div>
      <InvoiceItems columns={columns} items={items} />
      <div className={styles.sums}>
        <PriceBreakdown lines={sums} total={total} />
      </div>
      {note && <p className={styles.note}>{note}</p>}
      {actions && <div className={styles.actions}>{actions}</div>}
    </article>
  );
}
