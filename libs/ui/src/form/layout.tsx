import type { ReactNode } from 'react';
import styles from './form.module.css';

/** Fields side by side where there is room. */
export const FieldRow = ({ children }: { children: ReactNode }) => (
  <div className={styles.row}>{children}</div>
);

/** The buttons at the end of a form. */
export const FormActions = ({ children }: { children: ReactNode }) => (
  <div className={styles.actions}>{children}</div>
);
