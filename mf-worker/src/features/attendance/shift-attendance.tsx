import type { TempPost } from '@leafshift/contracts/posts';
import { useShell } from '@leafshift/shell-sdk';
import { useQuery } from '@tanstack/react-query';
import { AttendancePanel } from './attendance-panel.tsx';
import { ownAttendanceQuery } from './queries.ts';

/** What I can say about coming to a shift that I am confirmed on; nothing on others. */
export function ShiftAttendance({ shift }: { readonly shift: TempPost }) {
  const { api } = useShell();
  const isConfirmed = shift.confirmedArr.length > 0 && shift.status === null;
  const { data } = useQuery({ ...ownAttendanceQuery(api), enabled: isConfirmed });
  const entry = data?.attendance.find(({ postId }) => postId === shift._id);
  return entry && data && isConfirmed ? (
    <AttendancePanel entry={entry} timeZone={shift.timeZone} now={Date.now() + data.aheadMs} />
  ) : null;
}
