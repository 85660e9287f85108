import type { TempPost } from '@leafshift/contracts/posts';
import { useTrade } from '@leafshift/i18n/messages';
import { ShiftDate, ShiftTime } from '@leafshift/ui/text';
import { Link } from 'react-router-dom';
import type { WorkTab } from '../work-tab.ts';
import styles from './conflict-list.module.css';

interface ConflictListProps {
  readonly shifts: readonly TempPost[];
  readonly tab: WorkTab;
}

/** The shifts of mine that take place at the same time. */
export function ConflictList({ shifts, tab }: ConflictListProps) {
  const trade = useTrade();
  return (
    <ul className={styles.list}>
      {shifts.map((shift) => (
        <li key={shift._id} className={styles.entry}>
          <Link to={`/find-work/${shift._id}?tab=${tab}`}>
            {trade(shift.jobTitle)}, <bdi>{shift.name}</bdi>
          </Link>
          <span>
            <ShiftDate at={shift.date} zone={shift.timeZone} />{' '}
            <ShiftTime start={shift.date} end={shift.endDate} zone={shift.timeZone} />
          </span>
        </li>
      ))}
    </ul>
  );
}
