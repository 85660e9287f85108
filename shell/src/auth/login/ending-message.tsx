import Alert from 'antd/es/alert';
import Button from 'antd/es/button';
import { useTranslation } from 'react-i18next';
import { useConnection } from '../../app/use-connection.ts';
import { useCore } from '../../composition/core-context.ts';
import styles from '../form/auth-forms.module.css';
import type { SessionEnding } from '../session/session-ending.ts';

/** What people have done themselves is no warning. */
const OWN_WISH: readonly SessionEnding[] = ['signedOut', 'everywhere', 'deleted'];

/** Says why somebody is at the login page who was signed in. */
export default function EndingMessage({ ending }: { readonly ending: SessionEnding }) {
  const { t } = useTranslation('shell');
  if (ending === 'interrupted') return <Interrupted />;
  return (
    <Alert
      type={OWN_WISH.includes(ending) ? 'success' : 'warning'}
      role="status"
      showIcon
      className={styles.message}
      title={ending === 'notRevoked' ? t('session.notRevoked') : t(`login.ending.${ending}`)}
    />
  );
}

/** The server was away when the session was to be resumed; the token is still there. */
function Interrupted() {
  const { t } = useTranslation('shell');
  const { session } = useCore();
  const resume = (): void => {
    session.start().catch(reportError);
  };
  useConnection(resume);
  return (
    <Alert
      type="warning"
      showIcon
      className={styles.message}
      title={t('login.ending.interrupted')}
      action={
        <Button size="small" onClick={resume}>
          {t('login.tryAgain')}
        </Button>
      }
    />
  );
}
