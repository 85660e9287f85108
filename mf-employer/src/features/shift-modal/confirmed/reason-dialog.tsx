import { ConfirmDialog } from '@leafshift/ui/confirm-dialog';
import Button from 'antd/es/button';
import Input from 'antd/es/input';
import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from '../views.module.css';

const MOST_CHARACTERS = 255;

interface ReasonDialogProps {
  /** The verb, on the button that opens the dialog and on the one that does it. */
  readonly action: string;
  readonly title: string;
  readonly children: ReactNode;
  /** As of a `ConfirmDialog`. */
  readonly canConfirm?: boolean;
  /** Hears when it is opened and closed. */
  readonly onAsking?: (isAsking: boolean) => void;
  /** The dialog waits for it, and says in place why it failed. */
  readonly onConfirm: (reason: string) => Promise<unknown>;
}

/** A button that asks for a reason, which the worker reads, before it does what it says. */
export function ReasonDialog(props: ReasonDialogProps) {
  const { action, title, children, canConfirm = true, onAsking, onConfirm } = props;
  const { t } = useTranslation('mf-employer');
  const [isAsking, setIsAsking] = useState(false);
  const [reason, setReason] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const id = useId();
  const ask = (isOpen: boolean) => {
    setIsAsking(isOpen);
    onAsking?.(isOpen);
  };
  const confirm = async () => {
    if (reason.trim() === '') {
      setIsMissing(true);
      return;
    }
    await onConfirm(reason.trim());
    ask(false);
  };
  return (
    <div className={styles.aside}>
      <Button type="text" danger onClick={() => ask(true)}>
        {action}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        isDangerous
        canConfirm={canConfirm}
        title={title}
        confirmLabel={action}
        onConfirm={confirm}
        onCancel={() => ask(false)}
      >
        {children}
        <label htmlFor={id} className={styles.label}>
          {t('release.reason')}
        </label>
        <Input.TextArea
          id={id}
          value={reason}
          maxLength={MOST_CHARACTERS}
          rows={2}
          aria-invalid={isMissing}
          aria-describedby={isMissing ? `${id}-missing` : undefined}
          onChange={({ target }) => {
            setReason(target.value);
            setIsMissing(false);
          }}
        />
        {isMissing && (
          <p id={`${id}-missing`} className={styles.problem} role="alert">
            {t('release.reasonMissing')}
          </p>
        )}
      </ConfirmDialog>
    </div>
  );
}
