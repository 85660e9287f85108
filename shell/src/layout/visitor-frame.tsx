import { Logo } from '@leafshift/ui/brand';
import Button from 'antd/es/button';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';
import { CONTENT_ID } from '../app/content-id.ts';
import { SettingsMenu } from '../settings/settings-menu.tsx';
import styles from './frame.module.css';
import headerStyles from './header.module.css';
import { Header } from './header.tsx';

/** The light frame of public pages for who is not signed in. */
export function VisitorFrame({ children }: { children: ReactNode }) {
  const { t } = useTranslation('shell');
  const navigate = useNavigate();
  return (
    <div className={styles.visitor}>
      <a href={`#${CONTENT_ID}`} className={styles.skip}>
        {t('nav.skip')}
      </a>
      <Header
        brand={
          <Link to="/login" aria-label={t('brand.home')}>
            <Logo size={32} className={headerStyles.narrowingBrand} />
          </Link>
        }
      >
        <SettingsMenu />
        <div className={headerStyles.visitorTools}>
          <Button onClick={() => navigate('/login')}>{t('visitor.signIn')}</Button>
          <Button type="primary" onClick={() => navigate('/register')}>
            {t('visitor.signUp')}
          </Button>
        </div>
      </Header>
      <main id={CONTENT_ID} tabIndex={-1} className={styles.content}>
        {children}
      </main>
    </div>
  );
}
