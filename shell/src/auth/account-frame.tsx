import { Logo } from '@leafshift/ui/brand';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import styles from './account-frame.module.css';

interface Props {
  readonly title: ReactNode;
  readonly intro?: ReactNode;
  readonly children: ReactNode;
  /** The way to the other account pages. */
  readonly footer?: ReactNode;
}

/** The page of login, sign-up and password recovery: the brand, one card, and what else there is. */
export function AccountFrame({ title, intro, children, footer }: Props) {
  const { t } = useTranslation('shell');
  return (
    <div className={styles.page}>
      <Link to="/login" className={styles.brand} aria-label={t('brand.home')}>
        <Logo />
      </Link>
      <section className={styles.card} aria-labelledby="account-title">
        <header className={styles.header}>
          <h1 id="account-title" className={styles.title}>
            {title}
          </h1>
          {intro && <p className={styles.intro}>{intro}</p>}
        </header>
        {children}
      </section>
      {footer && <p className={styles.footer}>{footer}</p>}
    </div>
  );
}
