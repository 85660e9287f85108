import Alert from 'antd/es/alert';
import Button from 'antd/es/button';
import { useTranslation } from 'react-i18next';
import { useCore } from '../composition/core-context.ts';
import styles from './auth-forms.module.css';

/** The server was away when the session was to be resumed; the token is still there. */
export default function InterruptedMessage() {
  const { t } = useTranslation('shell');
  const { session } = useCore();
  return (
    <Alert
      type="warning"
      showIcon
      className={styles.message}
      title={t('login.interrupted')}
      action={
        <Button size="small" onClick={() => session.start()}>
          {t('login.tryAgain')}
        </Button>
      }
    />
  );
}
