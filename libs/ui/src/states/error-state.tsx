import { isApiError, messageOf } from '@leafshift/data-access';
import Button from 'antd/es/button';
import { classNames } from '../class-names.ts';
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

/** Says what went wrong in the place where the content would be, with Retry. */
export function ErrorState({
  error,
  onRetry,
  isRetrying = false,
  isCompact = false,
}: ErrorStateProps) {
  const t = useUiText();
  const reference = isApiError(error) ? error.requestId : null;
  return (
    <div role="alert" className={classNames(styles.state, isCompact && styles.compact)}>
      <ErrorGlyph className={styles.glyph} />
      <p className={styles.title}>{t('error.title')}</p>
      <p className={styles.text}>{messageOf(error)}</p>
      {onRetry && (
        <Button className={styles.action} loading={isRetrying} onClick={() => onRetry()}>
          {t('action.retry')}
        </Button>
      )}
      {reference && <p className={styles.reference}>{t('error.reference', { id: reference })}</p>}
    </div>
  );
}
