import type { TempPost } from '@leafshift/contracts/posts';
import { mayOpenShiftDetails } from '@leafshift/domain/onboarding';
import { useShell, useUser } from '@leafshift/shell-sdk';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { WaitingShift, WaitingShifts } from '../shift/waiting-shifts.tsx';
import { AttendancePanel } from './attendance-panel.tsx';
import { ownAttendanceQuery } from './queries.ts';
import { whatToSay } from './what-to-say.ts';

/** The further shifts that wait for a word of mine: whether I come, or that nobody is there. */
export function HomeAttendance({ shifts }: { readonly shifts: readonly TempPost[] }) {
  const { t } = useTranslation('mf-worker');
  const { api } = useShell();
  const { data } = useQuery({
    ...ownAttendanceQuery(api),
    enabled: mayOpenShiftDetails(useUser()),
  });
  if (!data) return null;
  const now = Date.now() + data.aheadMs;
  const waiting = data.attendance.flatMap((entry) => {
    const { isAsked, mayArrive, isThere } = whatToSay(entry, now);
    const shift = shifts.find(({ _id }) => _id === entry.postId);
    return shift && (isAsked || mayArrive || isThere) ? [{ entry, shift }] : [];
  });
  if (waiting.length === 0) return null;
  return (
    <WaitingShifts title={t('attendance.title')}>
      {waiting.map(({ entry, shift }) => (
        <WaitingShift key={shift._id} shift={shift}>
          <AttendancePanel entry={entry} timeZone={shift.timeZone} now={now} />
        </WaitingShift>
      ))}
    </WaitingShifts>
  );
}
