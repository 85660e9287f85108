import CheckOutlined from '@ant-design/icons/es/icons/CheckOutlined';
import type { ReactNode } from 'react';
import styles from './stage.module.css';

interface StageProps {
  readonly title: string;
  readonly state: 'done' | 'current' | 'next';
  /** What was recorded in this stage, once it is done. */
  readonly result?: ReactNode;
  readonly children?: ReactNode;
}

/** One of the three steps from clock-in to rating. */
export function Stage({ title, state, result, children }: StageProps) {
  return (
    <li
      className={styles.stage}
      data-state={state}
      aria-current={state === 'current' ? 'step' : undefined}
    >
      <span className={styles.mark} aria-hidden>
        {state === 'done' && <CheckOutlined />}
      </span>
      <div className={styles.body}>
        <div className={styles.line}>
          <h4 className={styles.title}>{title}</h4>
          {result !== undefined && <span className={styles.result}>{result}</span>}
        </div>
        {children}
      </div>
    </li>
  );
}
