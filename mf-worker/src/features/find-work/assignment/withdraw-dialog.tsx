import { type TempPost, withdrawRequest } from '@leafshift/contracts/posts';
import { postKey, postsKey } from '@leafshift/remote-pages/shifts';
import { useWaitingCall } from '@leafshift/remote-pages/waiting';
import { useShell } from '@leafshift/shell-sdk';
import { ConfirmDialog } from '@leafshift/ui/confirm-dialog';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useWaitingLabel } from '../../waiting/use-waiting-label.ts';
import { DialogShift } from './dialog-shift.tsx';
import type { OnOutcome } from './outcome.ts';

interface WithdrawDialogProps {
  readonly shift: TempPost;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onOutcome: OnOutcome;
}

/** Takes back a request that the employer has not answered. */
export function WithdrawDialog({ shift, isOpen, onClose, onOutcome }: WithdrawDialogProps) {
  const { t } = useTranslation('mf-worker');
  const { notify } = useShell();
  const client = useQueryClient();
  const labelled = useWaitingLabel(shift);
  const params = { id: shift._id };
  const withdraw = useWaitingCall(withdrawRequest, params, {
    onSent: (post) => {
      client.setQueryData(postKey(post._id), post);
      notify('Success', t('toast.requestWithdrawn'));
      onOutcome('withdrawn');
    },
    onSettled: () => client.invalidateQueries({ queryKey: postsKey }),
  });
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={t('withdraw.title')}
      confirmLabel={t('action.withdrawRequest')}
      onConfirm={async () => {
        await withdraw.send({ params }, labelled(t('action.withdrawRequest')));
        onClose();
      }}
      onCancel={onClose}
    >
      <DialogShift shift={shift} />
      <p>{t('withdraw.text')}</p>
    </ConfirmDialog>
  );
}
