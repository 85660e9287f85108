import Button from 'antd/es/button';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import styles from '../auth/form/auth-forms.module.css';
import { AuthLayout } from '../auth/form/auth-layout.tsx';

/** Where the payment provider leads back to after a bank was connected. */
export function Component() {
  const { t } = useTranslation('shell');
  const navigate = useNavigate();
  return (
    <AuthLayout title={t('connect.successTitle')} intro={t('connect.successText')}>
      <div className={styles.actions}>
        {window.opener !== null && (
          <Button type="primary" size="large" block onClick={() => window.close()}>
            {t('connect.close')}
          </Button>
        )}
        <Button
          type={window.opener === null ? 'primary' : 'default'}
          size="large"
          block
          onClick={() => navigate('/home')}
        >
          {t('connect.home')}
        </Button>
      </div>
    </AuthLayout>
  );
}
