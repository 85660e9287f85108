import Alert from 'antd/es/alert';
import styles from './form.module.css';

/** What the server said of a form as a whole; announced when it appears. */
export function FormError({ message }: { message: string | undefined }) {
  if (!message) return null;
  return (
    <Alert
      type="error"
      showIcon
      role="alert"
      title={<span className={styles.lines}>{message}</span>}
    />
  );
}
