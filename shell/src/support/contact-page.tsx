import { supportAddress } from '@leafshift/contracts/support';
import { ErrorState, ListSkeleton } from '@leafshift/ui/states';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { AuthLayout } from '../auth/form/auth-layout.tsx';
import { useCore } from '../composition/core-context.ts';
import styles from './support.module.css';

type Found = { readonly address: string | null } | { readonly error: unknown };

/** `/contact`: for who cannot sign in, the ways back in and whom to write to (OFFICE-41). */
export function Component() {
  const { t } = useTranslation('shell');
  const { api } = useCore();
  const [found, setFound] = useState<Found | null>(null);
  useEffect(() => {
    if (found !== null) return;
    let isLeft = false;
    const show = (next: Found): void => {
      if (!isLeft) setFound(next);
    };
    api.send(supportAddress, {}).then(show, (error: unknown) => show({ error }));
    return () => {
      isLeft = true;
    };
  }, [api, found]);
  return (
    <AuthLayout title={t('support.link')} intro={t('contact.intro')} isHelp>
      <div className={styles.ways}>
        <Link to="/recover-password">{t('contact.recover')}</Link>
        <Link to="/login" state={{ from: '/support' }}>
          {t('contact.signIn')}
        </Link>
        {found === null && <ListSkeleton rows={1} />}
        {found && 'error' in found && (
          <ErrorState isCompact error={found.error} onRetry={() => setFound(null)} />
        )}
        {found && 'address' in found && (
          <p className={styles.address}>
            {found.address === null ? (
              t('contact.none')
            ) : (
              <>
                {t('contact.write')} <a href={`mailto:${found.address}`}>{found.address}</a>
              </>
            )}
          </p>
        )}
      </div>
    </AuthLayout>
  );
}
