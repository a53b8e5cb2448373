import type { ReactElement, ReactNode } from 'react';
import { classesOf } from '../../theme/variants.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './Table.css.ts';
import { TableRow } from './TableRow.tsx';

export interface TableColumn<Row> {
  id: string;
  header: string;
  /** For a column whose cells explain themselves, such as buttons. Screen readers still read the header. */
  isHeaderHidden?: boolean;
  cell: (row: Row) => ReactNode;
  /** For money and counts: right-aligned, with digits below each other. */
  isNumeric?: boolean;
  /** A short value, such as a date, that is not broken on screens wider than a phone. */
  isUnbroken?: boolean;
  /** The row's name; read before its other cells. */
  isRowHeader?: boolean;
  /** Its place in a row of `onPhone="lines"`: at the start, at the end, or a whole line at the bottom. */
  phonePlace?: 'start' | 'end' | 'bottom';
}

export interface TableProps<Row> {
  caption: string;
  /** For a table below a heading that says the same. */
  isCaptionHidden?: boolean;
  columns: readonly TableColumn<Row>[];
  rows: readonly Row[];
  idOf: (row: Row) => string;
  /** Shown instead of rows when there are none. */
  empty: ReactNode;
  /** The head stays visible while a long table scrolls in its own box. */
  hasStickyHead?: boolean;
  /**
   * `cards`: a row becomes a card of names and values. `lines`: a few lines whose values need no names. `scroll`:
   * columns are compared, so they stay columns.
   */
  onPhone?: 'cards' | 'lines' | 'scroll';
}

/** Rows of one kind, compared by columns. */
export function Table<Row>(props: TableProps<Row>): ReactElement {
  const { caption, isCaptionHidden = false, columns, rows, idOf, empty, hasStickyHead = false } = props;
  const { onPhone = 'cards' } = props;
  if (rows.length === 0)
    return (
      <section aria-label={caption}>
        {!isCaptionHidden && <p className={styles.caption}>{caption}</p>}
        {empty}
      </section>
    );
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be scrolled by keys
    <section aria-label={caption} className={classesOf(styles.box, { hasStickyHead })} tabIndex={0}>
      {/* biome-ignore lint/a11y/noRedundantRoles: shown as boxes, a table would be none to screen readers */}
      <table className={classesOf(styles.table, { onPhone })} role="table">
        <caption className={isCaptionHidden ? undefined : `${styles.caption} ${classesOf(styles.blocks, { onPhone })}`}>
          {isCaptionHidden ? <VisuallyHidden>{caption}</VisuallyHidden> : caption}
        </caption>
        {/* biome-ignore lint/a11y/noRedundantRoles: as above */}
        <thead className={classesOf(styles.head, { onPhone, hasStickyHead })} role="rowgroup">
          {/* biome-ignore lint/a11y/noRedundantRoles: as above */}
          <tr role="row">
            {columns.map(({ id, header, isHeaderHidden = false, isNumeric = false }) => (
              // biome-ignore lint/a11y/noRedundantRoles: as above
              <th className={classesOf(styles.header, { isNumeric })} key={id} role="columnheader" scope="col">
                {isHeaderHidden ? <VisuallyHidden>{header}</VisuallyHidden> : header}
              </th>
            ))}
          </tr>
        </thead>
        {/* biome-ignore lint/a11y/noRedundantRoles: as above */}
        <tbody className={classesOf(styles.blocks, { onPhone })} role="rowgroup">
          {rows.map((row) => (
            <TableRow columns={columns} key={idOf(row)} onPhone={onPhone} row={row} />
          ))}
        </tbody>
      </table>
    </section>
  );
}
