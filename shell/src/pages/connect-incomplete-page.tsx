import Alert from 'antd/es/alert';
import Button from 'antd/es/button';
import { useTranslation } from 'react-i18next';
import { AccountFrame } from '../auth/account-frame.tsx';

/** Where the payment provider leads back to when connecting a bank was broken off. */
export function Component() {
  const { t } = useTranslation('shell');
  return (
    <AccountFrame title={t('connect.incompleteTitle')}>
      <Alert
        type="warning"
        showIcon
        role="alert"
        title={t('connect.incompleteAlert')}
        description={t('connect.incompleteText')}
      />
      <Button type="primary" size="large" href="/profile" block>
        {t('connect.profile')}
      </Button>
    </AccountFrame>
  );
}
