import { type ComponentProps, type ReactElement, type ReactNode, useId } from 'react';
import { Heading } from '../Heading/Heading.tsx';
import { PriceBreakdown, type PriceLine } from '../PriceBreakdown/PriceBreakdown.tsx';
import * as styles from './InvoiceSheet.css.ts';
import './InvoiceSheet.print.css.ts';
import { classesOf } from '../../theme/variants.ts';
import { InvoiceItems, type InvoiceItemsProps } from './InvoiceItems.tsx';

export interface InvoiceSeller {
  /** The registered name. */
  name: string;
  /** Address, TIN and phone, one a line. */
  lines: readonly string[];
}

export interface InvoiceBuyer extends InvoiceSeller {
  /** "Billed to". */
  label: string;
}

export interface InvoiceFact {
  label: string;
  value: string;
  /** The date in the other calendar. */
  other?: string;
}

export type InvoiceSheetProps = Omit<ComponentProps<'article'>, 'className' | 'style' | 'title' | 'children'> &
  InvoiceItemsProps & {
    brand: ReactNode;
    /** "Invoice". */
    title: string;
    /** The title in the other language of the document. */
    otherTitle?: { text: string; lang: string };
    number: InvoiceFact;
    /** In both calendars. */
    date: Pick<InvoiceFact, 'value' | 'other'>;
    state: { kind: 'paid' | 'unpaid'; label: string };
    seller: InvoiceSeller;
    buyer: InvoiceBuyer;
    /** Period, method and reference of the payment, as far as they are known. */
    facts: readonly InvoiceFact[];
    sums: readonly PriceLine[];
    total: PriceLine;
    note?: string;
    /** The Print button, which is not printed. */
    actions?: ReactNode;
  };

function Party({ label, name, lines }: InvoiceSeller & { label?: string }): ReactElement {
  return (
    <address className={styles.party}>
      {label && <span className={styles.label}>{label}</span>}
      <strong dir="auto">{name}</strong>
      {lines.filter(Boolean).map((line) => (
        <span dir="auto" key={line}>
          {line}
        </span>
      ))}
    </address>
  );
}

function Facts({ facts }: Pick<InvoiceSheetProps, 'facts'>): ReactElement {
  return (
    <dl className={styles.facts}>
      {facts.map(({ label, value, other }) => (
        <div className={styles.fact} key={label}>
          <dt className={`${styles.label} ${styles.factLabel}`}>{label}</dt>
          <dd className={styles.value}>
            {value}
            {other && <span className={styles.other}>{other}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** An invoice that prints on A4 without the rest of the screen. */
export function InvoiceSheet(props: InvoiceSheetProps): ReactElement {
  const { brand, title, otherTitle, number, date, state, seller, buyer, facts, ...figures } = props;
  const { columns, items, sums, total, note, actions, ...rest } = figures;
  const id = useId();
  return (
    <article aria-labelledby={id} className={styles.sheet} {...rest}>
      <div className={styles.head}>
        <div className={styles.from}>
          <div className={styles.brand}>{brand}</div>
          <Party {...seller} />
        </div>
        <div className={styles.what}>
          <Heading id={id} level={1}>
            {title}
          </Heading>
          {otherTitle && (
            <span className={styles.label} lang={otherTitle.lang}>
              {otherTitle.text}
            </span>
          )}
          <span>
            {number.label} <strong>{number.value}</strong>
          </span>
          <span>
            {date.value} <span className={styles.otherDay}>{date.other}</span>
          </span>
          <span className={classesOf(styles.state, { kind: state.kind })}>{state.label}</span>
        </div>
      </div>
      <div className={styles.parties}>
        <Party {...buyer} />
        {facts.length > 0 && <Facts facts={facts} />}
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
