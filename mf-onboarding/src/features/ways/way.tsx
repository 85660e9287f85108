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
    <div className={styles.way}>
      <span className={styles.icon} aria-hidden>
        {isBusy ? <LoadingOutlined /> : icon}
      </span>
      <span className={styles.words}>
        {/* Its name is the title alone; it is clicked wherever the card is. */}
        <button
          type="button"
          className={styles.choose}
          aria-describedby={id}
          aria-busy={isBusy}
          onClick={() => {
            if (!isBusy) onChoose();
          }}
        >
          {title}
        </button>
        <span id={id} className={styles.text}>
          {text}
        </span>
      </span>
    </div>
  );
}

/** Ways to choose from, one below the other. */
export const Ways = ({ children }: { children: ReactNode }) => (
  <div className={styles.ways}>{children}</div>
);
