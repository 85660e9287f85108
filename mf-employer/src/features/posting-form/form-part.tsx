import { type ReactNode, useId } from 'react';
import styles from './posting-form.module.css';

interface FormPartProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** A few fields that belong together, under their heading. */
export function FormPart({ title, children }: FormPartProps) {
  const id = useId();
  return (
    <section className={styles.part} aria-labelledby={id}>
      <h2 id={id} className={styles.partTitle}>
        {title}
      </h2>
      <div className={styles.fields}>{children}</div>
    </section>
  );
}
