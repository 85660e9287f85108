import { useWordings } from '@leafshift/i18n/wordings';
import Alert from 'antd/es/alert';
import styles from './form.module.css';

/** What the server said of a form as a whole; announced when it appears. */
export function FormError({ message }: { message: string | undefined }) {
  const { say } = useWordings();
  if (!message) return null;
  return (
    <Alert
      type="error"
      showIcon
      role="alert"
      title={<span className={styles.lines}>{message.split('\n').map(say).join('\n')}</span>}
    />
  );
}
