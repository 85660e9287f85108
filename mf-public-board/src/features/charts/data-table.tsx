import styles from './charts.module.css';

export interface TableData {
  /** The first names the rows. */
  readonly columns: readonly string[];
  readonly rows: readonly { readonly key: string; readonly cells: readonly string[] }[];
}

interface Props extends TableData {
  readonly caption: string;
}

/** The figures of a chart, to be read one by one. */
export const DataTable = ({ caption, columns, rows }: Props) => (
  <div className={styles.tableHolder}>
    <table className={styles.table}>
      <caption className="ls-unseen">{caption}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, cells: [name, ...values] }) => (
          <tr key={key}>
            <th scope="row">{name}</th>
            {columns.slice(1).map((column, index) => (
              <td key={column} className="ls-figures">
                {values[index]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);
