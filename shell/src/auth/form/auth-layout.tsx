import { Logo } from '@leafshift/ui/brand';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { CONTENT_ID } from '../../app/content-id.ts';
import { useDocumentTitle } from '../../app/use-document-title.ts';
import styles from './auth-layout.module.css';

interface Props {
  readonly title: string;
  readonly intro?: ReactNode;
  readonly children: ReactNode;
  /** The way to the other forms, below the card. */
  readonly footer?: ReactNode;
  /** The page is what the others' link to support leads to. */
  readonly isHelp?: boolean;
}

/** The frame of login, sign-up, password recovery and the bank pages. */
export function AuthLayout({ title, intro, children, footer, isHelp = false }: Props) {
  const { t } = useTranslation('shell');
  useDocumentTitle(title);
  return (
    <div className={styles.layout}>
      <header className={styles.brand}>
        <Link to="/login" className={styles.home} aria-label={t('brand.home')}>
          <Logo size={36} />
        </Link>
        <p className={styles.tagline}>{t('brand.tagline')}</p>
      </header>
      <main id={CONTENT_ID} tabIndex={-1} className={styles.card}>
        <h1 className={styles.title}>{title}</h1>
        {intro && <p className={styles.intro}>{intro}</p>}
        <div className={styles.body}>{children}</div>
      </main>
      {(footer || !isHelp) && (
        <footer>
          {footer && <div className={styles.footer}>{footer}</div>}
          {!isHelp && (
            <div className={styles.footer}>
              <Link to="/contact">{t('support.link')}</Link>
            </div>
          )}
        </footer>
      )}
    </div>
  );
}
