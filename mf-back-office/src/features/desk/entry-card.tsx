import { Card } from '@leafshift/ui/page';
import { type ReactNode, useId } from 'react';
import styles from './entry-card.module.css';

interface EntryCardProps {
  readonly title: ReactNode;
  /** Marks beside the title, such as how long it waits. */
  readonly marks?: ReactNode;
  /** One quiet line below the title. */
  readonly note?: ReactNode;
  readonly actions?: ReactNode;
  readonly children?: ReactNode;
}

/** One thing of a queue: what it is, and what can be done about it. */
export function EntryCard({ title, marks, note, actions, children }: EntryCardProps) {
  const id = useId();
  return (
    <article aria-labelledby={id}>
      <Card className={styles.card}>
        <header className={styles.head}>
          <h2 id={id} className={styles.title}>
            {title}
          </h2>
          {marks}
        </header>
        {note && <p className={styles.note}>{note}</p>}
        {children}
        {actions && <div className={styles.actions}>{actions}</div>}
      </Card>
    </article>
  );
}

/** The things of a queue, one below the other. */
export function EntryStack({ children }: { readonly children: ReactNode }) {
  return <div className={styles.stack}>{children}</div>;
}
