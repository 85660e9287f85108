import type { TempPost } from '@leafshift/contracts/posts';
import { useFormats } from '@leafshift/i18n';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { distanceKm, type Point } from '../../shift/distance.ts';
import { ShiftSummary } from '../../shift/shift-summary.tsx';
import styles from './shift-list.module.css';
import { useFocusBack } from './use-focus-back.ts';

interface ShiftListProps {
  readonly label: string;
  readonly shifts: readonly TempPost[];
  readonly selectedId: string | null;
  /** Where distances count from; null leaves them out. */
  readonly home: Point | null;
  readonly to: (shiftId: string) => string;
  /** Another search is on its way; these shifts are still those of the last one. */
  readonly isChanging?: boolean;
  /** What stands below the last shift. */
  readonly children?: ReactNode;
}

/** The shifts of a tab; each opens beside the list. */
export function ShiftList(props: ShiftListProps) {
  const { label, shifts, selectedId, home, to, isChanging = false, children } = props;
  const { t } = useTranslation('mf-worker');
  const formats = useFormats();
  const list = useFocusBack<HTMLUListElement>(selectedId);
  const noteOf = (shift: TempPost): string | null =>
    home &&
    t('shift.away', { distance: formats.number(Math.round(distanceKm(home, shift.location))) });
  if (shifts.length === 0) return children;
  return (
    <>
      <ul ref={list} className={styles.list} aria-label={label} aria-busy={isChanging}>
        {shifts.map((shift) => (
          <li key={shift._id}>
            <Link
              to={to(shift._id)}
              data-shift={shift._id}
              className={styles.entry}
              aria-current={shift._id === selectedId ? 'true' : undefined}
            >
              <ShiftSummary shift={shift} note={noteOf(shift)} />
            </Link>
          </li>
        ))}
      </ul>
      {children}
    </>
  );
}
