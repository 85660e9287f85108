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

/** A large button for one way to continue, with what it leads to. */
export function Way({ icon, title, text, isBusy = false, onChoose }: Props) {
  const id = useId();
  return (
    <div className={styles.way}>
      <span className={styles.icon} aria-hidden>
        {isBusy ? <LoadingOutlined /> : icon}
      </span>
      <span className={styles.words}>
        {/* Only the title names the button; the whole card can be clicked. */}
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
