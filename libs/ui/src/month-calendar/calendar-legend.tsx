import { useUiText } from '../locales/use-ui-text.ts';
import { Mark } from '../status-mark/mark.tsx';
import type { MarkKind } from '../status-mark/mark-kinds.ts';
import styles from './month-calendar.module.css';

/** What the marks of the month mean. */
export function CalendarLegend({ kinds }: { readonly kinds: readonly MarkKind[] }) {
  const t = useUiText();
  return (
    <ul className={styles.legend}>
      {kinds.map((kind) => (
        <li key={kind} className={styles.entry}>
          <Mark kind={kind} />
          {t(`calendar.legend.${kind}`)}
        </li>
      ))}
    </ul>
  );
}
