import { currentUser } from '@leafshift/contracts/auth';
import { cancelAssignment, type TempPost } from '@leafshift/contracts/posts';
import { messageOf } from '@leafshift/data-access';
import { useShiftChange } from '@leafshift/remote-pages/shifts';
import { useShell } from '@leafshift/shell-sdk';
import { ConfirmDialog } from '@leafshift/ui/confirm-dialog';
import { useTranslation } from 'react-i18next';
import { CancellationNotice, useCancellationTerms } from './cancellation-notice.tsx';
import { DialogShift } from './dialog-shift.tsx';
import type { OnOutcome } from './outcome.ts';

interface CancelDialogProps {
  readonly shift: TempPost;
  /** With less than 24 hours notice, as the page knows it until the server has said it. */
  readonly isLate: boolean;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onOutcome: OnOutcome;
}

/** Cancels a confirmed assignment, after saying what follows from it (SHIFT-39, SHIFT-40). */
export function CancelDialog(props: CancelDialogProps) {
  const { shift, isOpen, onClose, onOutcome } = props;
  const { t } = useTranslation('mf-worker');
  const terms = useCancellationTerms(shift, isOpen);
  // What the page knows by itself, until the server has said it.
  const isLate = terms.data?.isLate ?? props.isLate;
  const { api, setUser, notify } = useShell();
  const cancel = useShiftChange<string>({
    send: (client, postId) => client.send(cancelAssignment, { params: { postId } }),
    done: t('toast.shiftCancelled'),
    doneKind: isLate ? 'Warning' : 'Success',
    // Whether I am suspended now is the server's decision, not this page's.
    onDone: () => {
      api.send(currentUser, {}).then(
        (user) => {
          setUser(user);
          onOutcome(user.suspended ? 'suspended' : 'cancelled');
        },
        (error) => {
          notify('Error', messageOf(error));
          onOutcome(isLate ? 'suspended' : 'cancelled');
        },
      );
    },
  });

  return (
    <ConfirmDialog
      isOpen={isOpen}
      isDangerous
      canConfirm={terms.isSuccess && !terms.isFetching}
      title={t('cancel.title')}
      confirmLabel={isLate ? t('cancel.confirmLate') : t('action.cancelShift')}
      cancelLabel={t('cancel.keep')}
      onConfirm={() => cancel.mutateAsync(shift._id)}
      onCancel={onClose}
    >
      <DialogShift shift={shift} />
      <CancellationNotice shift={shift} terms={terms} />
    </ConfirmDialog>
  );
}
