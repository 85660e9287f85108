import type { TempPost } from '@leafshift/contracts/posts';
import { useShell } from '@leafshift/shell-sdk';
import { Section } from '@leafshift/ui/page';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { shiftQuery } from './queries.ts';
import { ShiftSummary } from './shift-summary.tsx';
import styles from './waiting-shifts.module.css';

interface WaitingShiftsProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** A section of home with the shifts that wait for a word of mine. */
export function WaitingShifts({ title, children }: WaitingShiftsProps) {
  return (
    <Section title={title}>
      <ul className={styles.list}>{children}</ul>
    </Section>
  );
}

interface WaitingShiftProps {
  readonly shift: TempPost;
  readonly children: ReactNode;
}

/** One of them, which leads to its page, with what there is to say. */
export function WaitingShift({ shift, children }: WaitingShiftProps) {
  return (
    <li className={styles.entry}>
      <Link to={`/find-work/${shift._id}`} className={styles.link}>
        <ShiftSummary shift={shift} />
      </Link>
      {children}
    </li>
  );
}

interface WaitingShiftByIdProps {
  readonly id: string;
  readonly children: (shift: TempPost) => ReactNode;
}

/** The same of a shift that is still to be read; nothing until it is. */
export function WaitingShiftById({ id, children }: WaitingShiftByIdProps) {
  const { api } = useShell();
  const { data: shift } = useQuery(shiftQuery(api, id));
  return shift ? <WaitingShift shift={shift}>{children(shift)}</WaitingShift> : null;
}
