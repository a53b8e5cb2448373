import type { ReactElement } from 'react';
import { classesOf } from '../../theme/variants.ts';
import * as styles from './Table.css.ts';
import type { TableColumn } from './Table.tsx';

interface TableRowProps<Row> {
  columns: readonly TableColumn<Row>[];
  row: Row;
  onPhone: 'cards' | 'lines' | 'scroll';
}

export function TableRow<Row>({ columns, row, onPhone }: TableRowProps<Row>): ReactElement {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: shown as a box, a row would be none to screen readers
    <tr className={classesOf(styles.row, { onPhone })} role="row">
      {columns.map((column) => {
        const { id, header, isHeaderHidden = false, cell, phonePlace } = column;
        const { isNumeric = false, isUnbroken = false, isRowHeader = false } = column;
        const Cell = isRowHeader ? 'th' : 'td';
        const isNamed = onPhone === 'cards' && !isRowHeader && !isHeaderHidden;
        return (
          <Cell
            className={classesOf(styles.cell, { isNumeric, isUnbroken, isRowHeader, onPhone, phonePlace })}
            key={id}
            role={isRowHeader ? 'rowheader' : 'cell'}
            scope={isRowHeader ? 'row' : undefined}
          >
            {isNamed && (
              <span aria-hidden="true" className={styles.name}>
                {header}
              </span>
            )}
            <span className={isNamed ? styles.value : undefined}>{cell(row)}</span>
          </Cell>
        );
      })}
    </tr>
  );
}
