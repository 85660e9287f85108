import { type TempPost, withdrawRequest } from '@leafshift/contracts/posts';
import { useShiftChange } from '@leafshift/remote-pages/shifts';
import { ConfirmDialog } from '@leafshift/ui/confirm-dialog';
import { useTranslation } from 'react-i18next';
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
  const withdraw = useShiftChange<string>({
    send: (api, id) => api.send(withdrawRequest, { params: { id } }),
    done: t('toast.requestWithdrawn'),
    onDone: () => onOutcome('withdrawn'),
  });
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={t('withdraw.title')}
      confirmLabel={t('action.withdrawRequest')}
      onConfirm={() => withdraw.mutateAsync(shift._id)}
      onCancel={onClose}
    >
      <DialogShift shift={shift} />
      <p>{t('withdraw.text')}</p>
    </ConfirmDialog>
  );
}
