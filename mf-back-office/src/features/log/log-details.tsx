import { DetailValue } from './detail-value.tsx';
import styles from './log.module.css';
import { useDetailName } from './use-log-word.ts';

/** What was noted with an entry of a log; what was noted as nothing is left out. */
export function LogDetails({ details }: { readonly details: Readonly<Record<string, string>> }) {
  const named = useDetailName();
  const entries = Object.entries(details).filter(([, value]) => value !== '');
  if (entries.length === 0) return '–';
  return (
    <ul className={styles.details}>
      {entries.map(([name, value]) => (
        <li key={name}>
          <span className={styles.name}>{named(name)}</span>{' '}
          <DetailValue name={name} value={value} />
        </li>
      ))}
    </ul>
  );
}
