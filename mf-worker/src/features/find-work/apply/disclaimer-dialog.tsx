import type { TempPost } from '@leafshift/contracts/posts';
import { CANCELLATION_NOTICE_HOURS } from '@leafshift/domain/shift-lifecycle';
import { ConfirmDialog } from '@leafshift/ui/confirm-dialog';
import { useTranslation } from 'react-i18next';
import { DialogShift } from '../assignment/dialog-shift.tsx';

interface DisclaimerDialogProps {
  readonly shift: TempPost;
  readonly isOpen: boolean;
  readonly onAccept: () => Promise<void>;
  readonly onCancel: () => void;
}

/** What I agree to before I apply (SHIFT-2). */
export function DisclaimerDialog({ shift, isOpen, onAccept, onCancel }: DisclaimerDialogProps) {
  const { t } = useTranslation('mf-worker');
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={t('apply.title')}
      confirmLabel={t('apply.accept')}
      onConfirm={onAccept}
      onCancel={onCancel}
    >
      <DialogShift shift={shift} />
      <p>{t('apply.disclaimer', { hours: CANCELLATION_NOTICE_HOURS })}</p>
    </ConfirmDialog>
  );
}
