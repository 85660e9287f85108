import styles from './log.module.css';
import { useDetailName } from './use-log-word.ts';

/** What was noted with an entry of a log, as it stands there. */
export function LogDetails({ details }: { readonly details: Readonly<Record<string, string>> }) {
  const named = useDetailName();
  const entries = Object.entries(details);
  if (entries.length === 0) return '–';
  return (
    <ul className={styles.details}>
      {entries.map(([name, value]) => (
        <li key={name}>
          <span className={styles.name}>{named(name)}</span> <bdi translate="no">{value}</bdi>
        </li>
      ))}
    </ul>
  );
}
