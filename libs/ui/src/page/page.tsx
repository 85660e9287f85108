import clsx from 'clsx';
import type { ReactNode } from 'react';
import styles from './page.module.css';

interface PageProps {
  /** `narrow` for a single form or text to read. */
  readonly width?: 'full' | 'narrow';
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** The frame of a page within the shell: at most 1200 px wide, its parts one below the other. */
export function Page({ width = 'full', className, children }: PageProps) {
  return (
    <div className={clsx(styles.page, width === 'narrow' && styles.narrow, className)}>
      {children}
    </div>
  );
}

/** Cards and sections one below the other, for instance in a column of a page. */
export function Stack({ children }: { readonly children: ReactNode }) {
  return <div className={styles.stack}>{children}</div>;
}

interface PageHeaderProps {
  readonly title: ReactNode;
  readonly description?: ReactNode;
  /** Buttons at the end of the line. */
  readonly actions?: ReactNode;
}

/** The heading of a page, with its main buttons. */
export function PageHeader({ title, description, actions }: PageHeaderProps) {
  return (
    <header className={styles.header}>
      <div className={styles.heading}>
        <h1 className={styles.title}>{title}</h1>
        {description && <p className={styles.description}>{description}</p>}
      </div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </header>
  );
}
