import type { TempPost } from '@leafshift/contracts/posts';
import { StatusMark } from '@leafshift/ui/status-mark';
import { useTranslation } from 'react-i18next';
import { WORKER_SHIFT_STATUS_MARKS, workerShiftStatusOf } from './worker-shift-status.ts';

/**
 * The worker's status on a shift as shape, colour and word; nothing when they have no part in it.
 */
export function WorkerShiftStatusMark({ shift }: { readonly shift: TempPost }) {
  const { t } = useTranslation('mf-worker');
  const status = workerShiftStatusOf(shift);
  if (status === 'none') {
    return shift.invitedAt === undefined ? null : (
      <StatusMark kind="requests-waiting">{t('shiftStatus.invited')}</StatusMark>
    );
  }
  return (
    <StatusMark kind={WORKER_SHIFT_STATUS_MARKS[status]}>{t(`shiftStatus.${status}`)}</StatusMark>
  );
}
