import type { TempPost } from '@leafshift/contracts/posts';
import Button from 'antd/es/button';
import Modal from 'antd/es/modal';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { ShiftFacts } from '../shift/shift-facts.tsx';
import { workerShiftStatusOf } from '../shift/worker-shift-status.ts';
import { WorkerShiftStatusMark } from '../shift/worker-shift-status-mark.tsx';
import styles from './shift-details-modal.module.css';

interface ShiftDetailsModalProps {
  readonly shift: TempPost | null;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** 'Shift Details' with Back (SHIFT-12), and the way to what can be done with it. */
export function ShiftDetailsModal({ shift, isOpen, onClose }: ShiftDetailsModalProps) {
  const { t } = useTranslation('mf-worker');
  const navigate = useNavigate();
  const isDone = shift !== null && workerShiftStatusOf(shift) === 'complete';
  return (
    <Modal
      open={isOpen}
      title={t('home.shiftDetails')}
      onCancel={onClose}
      closable={{ 'aria-label': t('action.close') }}
      width={600}
      centered
      destroyOnHidden
      footer={
        <div className={styles.footer}>
          <Button onClick={onClose}>{t('action.back')}</Button>
          {shift && (
            <Button
              type="primary"
              onClick={() => navigate(isDone ? '/workhistory' : `/find-work/${shift._id}`)}
            >
              {t(isDone ? 'home.openWorkHistory' : 'home.openShift')}
            </Button>
          )}
        </div>
      }
    >
      {shift && (
        <div className={styles.content}>
          <div className={styles.head}>
            <p className={styles.employer}>
              <bdi>{shift.name}</bdi>
            </p>
            <WorkerShiftStatusMark shift={shift} />
          </div>
          <ShiftFacts shift={shift} />
        </div>
      )}
    </Modal>
  );
}
