import clsx from 'clsx';
import { type ReactNode, useId } from 'react';
import styles from './page.module.css';

interface CardProps {
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A surface that holds one thing. */
export function Card({ className, children }: CardProps) {
  return <div className={clsx(styles.card, className)}>{children}</div>;
}

interface SectionProps {
  readonly title: ReactNode;
  readonly description?: ReactNode;
  /** A button or link beside the title. */
  readonly action?: ReactNode;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A card with a heading, known to screen readers by it. */
export function Section({ title, description, action, className, children }: SectionProps) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} className={clsx(styles.card, className)}>
      <div className={styles.sectionHead}>
        <div className={styles.sectionHeading}>
          <h2 id={headingId} className={styles.sectionTitle}>
            {title}
          </h2>
          {description && <p className={styles.sectionDescription}>{description}</p>}
        </div>
        {action}
      </div>
      {children}
    </section>
  );
}
