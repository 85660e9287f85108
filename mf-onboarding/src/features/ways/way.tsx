import LoadingOutlined from '@ant-design/icons/es/icons/LoadingOutlined';
import { type ReactNode, useId } from 'react';
import styles from './ways.module.css';

interface Props {
  readonly icon: ReactNode;
  readonly title: string;
  readonly text: string;
  readonly isBusy?: boolean;
  readonly onChoose: () => void;
}

/** One way to go on, as a large button that says what comes. */
export function Way({ icon, title, text, isBusy = false, onChoose }: Props) {
  const id = useId();
  return (
    <button
      type="button"
      className={styles.way}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      aria-busy={isBusy}
      onClick={() => {
        if (!isBusy) onChoose();
      }}
    >
      <span className={styles.icon} aria-hidden>
        {isBusy ? <LoadingOutlined /> : icon}
      </span>
      <span className={styles.words}>
        <span id={`${id}-title`} className={styles.title}>
          {title}
        </span>
        <span id={`${id}-text`} className={styles.text}>
          {text}
        </span>
      </span>
    </button>
  );
}

/** Ways to choose from, one below the other. */
export const Ways = ({ children }: { children: ReactNode }) => (
  <div className={styles.ways}>{children}</div>
);
