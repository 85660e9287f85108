import type { TempPost } from '@leafshift/contracts/posts';
import { useShell } from '@leafshift/shell-sdk';
import { ErrorState } from '@leafshift/ui/states';
import { useQuery } from '@tanstack/react-query';
import { SettledHours } from '../hours/settled-hours.tsx';
import { BreakForm } from './break-form.tsx';
import { ClockForm } from './clock-form.tsx';
import { nextTimes } from './next-times.ts';
import styles from './own-clock.module.css';
import { OwnHours } from './own-hours.tsx';
import { ownTimesheetQuery } from './queries.ts';

/** I clock myself in and out of a shift, and see what counts. */
export function OwnClock({ shift }: { readonly shift: TempPost }) {
  const { api } = useShell();
  const sheet = useQuery(ownTimesheetQuery(api, shift._id));
  if (sheet.isPending) return null;
  if (sheet.isError && sheet.data === undefined) {
    return (
      <ErrorState error={sheet.error} onRetry={sheet.refetch} isRetrying={sheet.isRefetching} />
    );
  }
  const own = sheet.data;
  const next = nextTimes(own);
  const mayRecord = shift.status === null;
  return (
    <div className={styles.section}>
      {own && <OwnHours shift={shift} sheet={own} />}
      {own && own.state !== 'open' && <SettledHours shift={shift} sheet={own} />}
      {mayRecord && <ClockForm key={next.byCode} shift={shift} next={next} />}
      {mayRecord && own && next.byCode !== 'in' && <BreakForm shift={shift} sheet={own} />}
    </div>
  );
}
