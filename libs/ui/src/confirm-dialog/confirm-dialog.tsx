import { messageOf } from '@leafshift/data-access';
import { useMessages } from '@leafshift/i18n/messages';
import Modal from 'antd/es/modal';
import { type ReactNode, useState } from 'react';
import { useUiText } from '../locales/use-ui-text.ts';
import styles from './confirm-dialog.module.css';

export interface ConfirmDialogProps {
  readonly isOpen: boolean;
  readonly title: ReactNode;
  /** What will happen, and what cannot be undone. */
  readonly children?: ReactNode;
  /** The verb of what happens: `Delete Posting`. */
  readonly confirmLabel: ReactNode;
  readonly cancelLabel?: ReactNode;
  readonly isDangerous?: boolean;
  /** False while what follows is not known, so that nobody confirms what they have not read. */
  readonly canConfirm?: boolean;
  /** The dialog waits for it, and says in place why it failed. */
  readonly onConfirm: () => unknown;
  readonly onCancel: () => void;
}

/** Asks before something that cannot be taken back. Escape and Cancel leave everything as it is. */
export function ConfirmDialog({
  isOpen,
  title,
  children,
  confirmLabel,
  cancelLabel,
  isDangerous = false,
  canConfirm = true,
  onConfirm,
  onCancel,
}: ConfirmDialogProps) {
  const t = useUiText();
  const say = useMessages();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  const confirm = async (): Promise<void> => {
    setBusy(true);
    setProblem(null);
    try {
      await onConfirm();
    } catch (error) {
      setProblem(messageOf(error));
    } finally {
      setBusy(false);
    }
  };

  return (
    <Modal
      open={isOpen}
      title={title}
      okText={confirmLabel}
      cancelText={cancelLabel ?? t('action.cancel')}
      okButtonProps={{ danger: isDangerous, disabled: !canConfirm }}
      confirmLoading={isBusy}
      cancelButtonProps={{ disabled: isBusy }}
      closable={false}
      mask={{ closable: false }}
      keyboard={!isBusy}
      width={480}
      centered
      destroyOnHidden
      afterClose={() => setProblem(null)}
      onOk={confirm}
      onCancel={onCancel}
    >
      {children && <div className={styles.text}>{children}</div>}
      {problem && (
        <p role="alert" className={styles.problem}>
          {say(problem)}
        </p>
      )}
    </Modal>
  );
}
