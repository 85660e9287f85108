import CheckCircleFilled from '@ant-design/icons/es/icons/CheckCircleFilled';
import Button from 'antd/es/button';
import { useTranslation } from 'react-i18next';
import { AccountFrame } from '../auth/account-frame.tsx';
import styles from './connect.module.css';

/** Where the payment provider leads back to after a bank was connected. */
export function Component() {
  const { t } = useTranslation('shell');
  return (
    <AccountFrame
      title={
        <span className={styles.title}>
          <CheckCircleFilled className={styles.success} aria-hidden />
          {t('connect.successTitle')}
        </span>
      }
      intro={t('connect.successText')}
    >
      <Button type="primary" size="large" href="/profile" block>
        {t('connect.profile')}
      </Button>
    </AccountFrame>
  );
}
