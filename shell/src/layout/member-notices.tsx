import type { User } from '@leafshift/contracts/users';
import { isolated } from '@leafshift/i18n';
import Alert from 'antd/es/alert';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import styles from './member-notices.module.css';

const ACCOUNT_PAGE = '/suspension';

/** Above every page: that the account is suspended or under review, or its address not verified. */
export default function MemberNotices({ user }: { readonly user: User }) {
  const { t } = useTranslation('shell');
  const { pathname } = useLocation();
  const { suspended, underReview, emailVerified, email } = user;
  return (
    <div className={styles.notices}>
      {(suspended || underReview) && pathname !== ACCOUNT_PAGE && (
        <Alert
          type={suspended ? 'error' : 'warning'}
          showIcon
          title={
            <>
              {t(`account.${suspended ? 'suspended' : 'underReview'}`)}{' '}
              <Link to={ACCOUNT_PAGE}>{t('account.more')}</Link>
            </>
          }
        />
      )}
      {!emailVerified && (
        <Alert
          type="warning"
          showIcon
          title={
            <>
              {t('verify.banner', { email: isolated(email) })}{' '}
              <Link to="/verify-email">{t('verify.enter')}</Link>
            </>
          }
        />
      )}
    </div>
  );
}
