import type { TempPost } from '@leafshift/contracts/posts';
import { distanceBetween, type Place } from '@leafshift/domain/places/precision';
import { Fragment, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Away } from '../../shift/away.tsx';
import { ShiftSummary } from '../../shift/shift-summary.tsx';
import { GroupHeading } from './group-heading.tsx';
import type { ShiftGroup } from './shift-groups.ts';
import styles from './shift-list.module.css';
import { useFocusBack } from './use-focus-back.ts';

interface ShiftListProps {
  readonly label: string;
  readonly groups: readonly ShiftGroup[];
  readonly selectedId: string | null;
  /** Where distances count from; null leaves them out. */
  readonly home: Place | null;
  readonly to: (shiftId: string) => string;
  /** Another search is on its way; these shifts are still those of the last one. */
  readonly isChanging?: boolean;
  /** There are more, which may belong to the last group as well. */
  readonly hasMore?: boolean;
  /** What stands below the last shift. */
  readonly children?: ReactNode;
}

/** The shifts of a list as one group without a heading. */
export const oneGroup = (shifts: readonly TempPost[]): readonly ShiftGroup[] =>
  shifts.length === 0 ? [] : [{ of: 'all', key: 'all', shifts }];

/** The shifts of a tab; each opens beside the list. */
export function ShiftList(props: ShiftListProps) {
  const { label, groups, selectedId, home, to, isChanging = false, children } = props;
  const list = useFocusBack<HTMLUListElement>(selectedId);
  if (groups.length === 0) return children;
  return (
    <>
      <ul ref={list} className={styles.list} aria-label={label} aria-busy={isChanging}>
        {groups.map((group, at) => (
          <Fragment key={group.key}>
            {group.shifts.map((shift, within) => (
              <li key={shift._id}>
                {within === 0 && (
                  <GroupHeading
                    group={group}
                    isOpenEnded={props.hasMore === true && at === groups.length - 1}
                  />
                )}
                <Link
                  to={to(shift._id)}
                  data-shift={shift._id}
                  className={styles.entry}
                  aria-current={shift._id === selectedId ? 'true' : undefined}
                >
                  <ShiftSummary
                    shift={shift}
                    withDate={group.of !== 'day'}
                    note={home && <Away distance={distanceBetween(home, shift.location)} />}
                  />
                </Link>
              </li>
            ))}
          </Fragment>
        ))}
      </ul>
      {children}
    </>
  );
}
