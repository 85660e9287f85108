import type { ReactNode } from 'react';
import styles from './settings-page.module.css';

interface Props {
  readonly name: string;
  readonly hint: string;
  /** The ids of name and hint, for a control that is known by them. */
  readonly id?: string;
  readonly children: ReactNode;
}

/** One setting: what it is and does, and the control at the end of the line. */
export function SettingRow({ name, hint, id, children }: Props) {
  return (
    <div className={styles.row}>
      <div className={styles.words}>
        <p className={styles.name} {...(id !== undefined && { id: `${id}-name` })}>
          {name}
        </p>
        <p className={styles.hint} {...(id !== undefined && { id: `${id}-hint` })}>
          {hint}
        </p>
      </div>
      {children}
    </div>
  );
}
