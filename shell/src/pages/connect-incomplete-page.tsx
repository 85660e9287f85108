import Button from 'antd/es/button';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import styles from '../auth/form/auth-forms.module.css';
import { AuthLayout } from '../auth/form/auth-layout.tsx';
import { useCore } from '../composition/core-context.ts';

/** Where the payment provider leads back to when the connection was not finished. */
export function Component() {
  const { t } = useTranslation('shell');
  const { alerts } = useCore();
  const navigate = useNavigate();
  useEffect(() => alerts.notify('Warning', t('connect.incompleteAlert')), [alerts, t]);
  return (
    <AuthLayout title={t('connect.incompleteTitle')} intro={t('connect.incompleteText')}>
      <div className={styles.actions}>
        <Button type="primary" size="large" block onClick={() => navigate('/profile')}>
          {t('connect.profile')}
        </Button>
      </div>
    </AuthLayout>
  );
}
