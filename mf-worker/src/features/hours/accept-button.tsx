import { acceptTimesheet, type Timesheet } from '@leafshift/contracts/clockedtime';
import type { TempPost } from '@leafshift/contracts/posts';
import { postsKey } from '@leafshift/remote-pages/shifts';
import { useWaitingCall } from '@leafshift/remote-pages/waiting';
import { useShell } from '@leafshift/shell-sdk';
import { useQueryClient } from '@tanstack/react-query';
import Button from 'antd/es/button';
import { useTranslation } from 'react-i18next';
import { useWaitingLabel } from '../waiting/use-waiting-label.ts';
import { WaitingNote } from '../waiting/waiting-note.tsx';
import { useHoursChange } from './use-hours-change.ts';

/** One tap: the hours are right, and the pay may leave. */
export function AcceptButton({ shift, sheet }: { shift: TempPost; sheet: Timesheet }) {
  const { t } = useTranslation('mf-worker');
  const { notify } = useShell();
  const client = useQueryClient();
  const show = useHoursChange();
  const labelled = useWaitingLabel(shift);
  const params = { id: sheet._id };
  const accept = useWaitingCall(acceptTimesheet, params, {
    onSent: (accepted) => {
      notify('Success', t('hours.acceptedToast'));
      show(accepted);
    },
    // After a refusal, too: their time may be over, or another window was faster.
    onSettled: () => client.invalidateQueries({ queryKey: postsKey }),
  });
  return (
    <>
      <Button
        type="primary"
        size="large"
        loading={accept.isSending}
        disabled={accept.isWaiting}
        onClick={() => accept.press({ params }, labelled(t('hours.accept')))}
      >
        {t('hours.accept')}
      </Button>
      <WaitingNote isWaiting={accept.isWaiting} />
    </>
  );
}
