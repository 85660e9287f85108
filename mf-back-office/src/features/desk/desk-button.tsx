import { messageOf } from '@leafshift/data-access';
import { useMessages } from '@leafshift/i18n/messages';
import Button, { type ButtonProps } from 'antd/es/button';
import { useState } from 'react';
import styles from './desk-button.module.css';

interface DeskButtonProps extends Pick<ButtonProps, 'type' | 'danger' | 'size' | 'aria-label'> {
  readonly children: string;
  readonly onAct: () => Promise<unknown>;
}

/** Does one thing, is busy meanwhile, and says beside itself why it could not. */
export function DeskButton({ children, onAct, ...button }: DeskButtonProps) {
  const say = useMessages();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const act = async (): Promise<void> => {
    setBusy(true);
    setProblem(null);
    try {
      await onAct();
    } catch (error) {
      setProblem(messageOf(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <Button {...button} loading={isBusy} onClick={act}>
        {children}
      </Button>
      {problem !== null && (
        <p role="alert" className={styles.problem}>
          {say(problem)}
        </p>
      )}
    </>
  );
}
