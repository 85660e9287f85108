import clsx from 'clsx';
import type { ReactNode } from 'react';
import styles from './desk-table.module.css';

interface Column<Row> {
  readonly key: string;
  readonly label: string;
  readonly show: (row: Row) => ReactNode;
  /** Figures stand at the end, below each other. */
  readonly isFigure?: boolean;
  /** Needs the whole width where there is no room for columns. */
  readonly isWide?: boolean;
}

interface DeskTableProps<Row> {
  readonly label: string;
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row) => string;
  /** The first one names its row. */
  readonly columns: readonly Column<Row>[];
}

/** Rows of facts; where there is no room for columns, each row is a small list of named facts. */
export function DeskTable<Row>({ label, rows, keyOf, columns }: DeskTableProps<Row>) {
  const [first, ...others] = columns;
  return (
    <div className={styles.frame}>
      <table className={styles.table} aria-label={label}>
        <thead>
          <tr>
            {columns.map(({ key, label: heading, isFigure = false }) => (
              <th key={key} scope="col" className={clsx(isFigure && styles.figure)}>
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={keyOf(row)}>
              {first && <th scope="row">{first.show(row)}</th>}
              {others.map(({ key, label: heading, show, isFigure = false, isWide = false }) => (
                <td
                  key={key}
                  data-label={heading}
                  className={clsx(isFigure && styles.figure, isWide && styles.wide)}
                >
                  {show(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
