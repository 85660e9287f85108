import Alert from 'antd/es/alert';

/** What the server said of a form as a whole; announced when it appears. */
export function FormError({ message }: { message: string | undefined }) {
  if (!message) return null;
  return <Alert type="error" showIcon role="alert" title={message} />;
}
