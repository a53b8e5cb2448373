import type { ReactElement } from 'react';
import * as styles from './InvoiceSheet.css.ts';

export interface InvoiceItem {
  name: string;
  quantity: string;
  price: string;
  amount: string;
}

export interface InvoiceItemsProps {
  /** The column headings. */
  columns: InvoiceItem;
  items: readonly InvoiceItem[];
}

/** The charged items. On a narrow screen each heading is beside its value, on paper above its column. */
export function InvoiceItems({ columns, items }: InvoiceItemsProps): ReactElement {
  const cell = (item: InvoiceItem, column: 'quantity' | 'price' | 'amount') => (
    <td className={styles.figure} data-label={columns[column]}>
      {item[column]}
    </td>
  );
  return (
    <table className={styles.items}>
      <thead className={styles.heads}>
        <tr>
          <th className={styles.nameHead} scope="col">
            {columns.name}
          </th>
          {(['quantity', 'price', 'amount'] as const).map((column) => (
            <th className={styles.figureHead} key={column} scope="col">
              {columns[column]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className={styles.rows}>
        {items.map((item) => (
          <tr className={styles.item} key={`${item.name} ${item.amount}`}>
            <th className={styles.name} scope="row">
              {item.name}
            </th>
            {cell(item, 'quantity')}
            {cell(item, 'price')}
            {cell(item, 'amount')}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
