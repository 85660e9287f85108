import type { TempPost } from '@leafshift/contracts/posts';
import { CANCELLATION_NOTICE_HOURS, isLateCancellation } from '@leafshift/domain/shift-lifecycle';
import { ConfirmDialog } from '@leafshift/ui/confirm-dialog';
import { ShiftDate, TextWith, TimeOfDay } from '@leafshift/ui/text';
import Alert from 'antd/es/alert';
import { useTranslation } from 'react-i18next';
import { DialogShift } from '../assignment/dialog-shift.tsx';
import styles from './disclaimer-dialog.module.css';

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
      <p className={styles.rule}>{t('apply.disclaimer', { hours: CANCELLATION_NOTICE_HOURS })}</p>
      {isOpen && <CancellableUntil shift={shift} />}
    </ConfirmDialog>
  );
}

const HOUR_MS = 3_600_000;

/** Until when this very shift can be cancelled freely, or that it cannot any more (SHIFT-59). */
function CancellableUntil({ shift }: { readonly shift: TempPost }) {
  const { t } = useTranslation('mf-worker');
  const now = Date.now();
  const startsAt = Date.parse(shift.date);
  if (isLateCancellation({ startsAt: shift.date }, now)) {
    const hours = Math.floor((startsAt - now) / HOUR_MS);
    const text = hours < 1 ? t('apply.lateSoon') : t('apply.late', { hours });
    return <Alert showIcon type="warning" title={text} />;
  }
  const until = new Date(startsAt - CANCELLATION_NOTICE_HOURS * HOUR_MS).toISOString();
  return (
    <p>
      <TextWith
        text={t('cancel.until')}
        parts={{
          date: <ShiftDate at={until} zone={shift.timeZone} />,
          time: <TimeOfDay at={until} zone={shift.timeZone} />,
        }}
      />
    </p>
  );
}
