import styles from './charts.module.css';

export interface Figure {
  readonly label: string;
  readonly value: string;
  readonly note?: string;
}

/** A few figures that say the most, side by side. */
export const FigureTiles = ({ figures }: { figures: readonly Figure[] }) => (
  <dl className={styles.tiles}>
    {figures.map(({ label, value, note }) => (
      <div key={label} className={styles.tile}>
        <dt>{label}</dt>
        <dd className="ls-figures">{value}</dd>
        {note && <dd className={styles.tileNote}>{note}</dd>}
      </div>
    ))}
  </dl>
);
