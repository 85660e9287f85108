import { useMessages } from '@leafshift/i18n/messages';
import styles from './form.module.css';

/** What the server said of a form as a whole; announced when it appears. */
export function FormError({ message }: { message: string | undefined }) {
  const say = useMessages();
  if (!message) return null;
  return (
    <div role="alert" className={styles.refusal}>
      <svg viewBox="0 0 20 20" width="16" height="16" aria-hidden="true">
        <circle cx="10" cy="10" r="8.5" fill="var(--ls-problem)" />
        <path
          d="M10 5.8v5M10 13.6v.1"
          fill="none"
          stroke="var(--ls-surface)"
          strokeWidth="1.8"
          strokeLinecap="round"
        />
      </svg>
      <span className={styles.lines}>
        {message
          .split('\n')
          .map((line) => say(line))
          .join('\n')}
      </span>
    </div>
  );
}
