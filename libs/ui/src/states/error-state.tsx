import { isApiError, messageOf } from '@leafshift/data-access';
import { useMessages } from '@leafshift/i18n/messages';
import Button from 'antd/es/button';
import clsx from 'clsx';
import { useUiText } from '../locales/use-ui-text.ts';
import { ErrorGlyph } from './glyphs.tsx';
import styles from './states.module.css';

interface ErrorStateProps {
  /** What was thrown; the server's sentence is shown where there is one. */
  readonly error: unknown;
  /** Absent where trying again cannot help. */
  readonly onRetry?: () => unknown;
  readonly isRetrying?: boolean;
  readonly isCompact?: boolean;
}

/** Says what went wrong, where the content would be, with Retry. */
export function ErrorState({
  error,
  onRetry,
  isRetrying = false,
  isCompact = false,
}: ErrorStateProps) {
  const t = useUiText();
  const say = useMessages();
  const reference = isApiError(error) ? error.requestId : null;
  return (
    <div role="alert" className={clsx(styles.state, isCompact && styles.compact)}>
      <ErrorGlyph className={styles.glyph} />
      <p className={styles.title}>{t('error.title')}</p>
      <p className={styles.text}>{say(messageOf(error))}</p>
      {onRetry && (
        <Button className={styles.action} loading={isRetrying} onClick={() => onRetry()}>
          {t('action.retry')}
        </Button>
      )}
      {reference && <p className={styles.reference}>{t('error.reference', { id: reference })}</p>}
    </div>
  );
}
