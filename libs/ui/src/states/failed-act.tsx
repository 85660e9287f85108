import { messageOf } from '@leafshift/data-access';
import { useMessages } from '@leafshift/i18n/messages';
import Button from 'antd/es/button';
import { useUiText } from '../locales/use-ui-text.ts';
import styles from './states.module.css';

interface FailedActProps {
  /** What was thrown; nothing is shown of null. */
  readonly error: unknown;
  readonly isRetrying: boolean;
  readonly onRetry: () => unknown;
}

/** Says below a button why what it does failed, with Retry; for what must not be missed. */
export function FailedAct({ error, isRetrying, onRetry }: FailedActProps) {
  const t = useUiText();
  const say = useMessages();
  if (error === null || error === undefined) return null;
  return (
    <div role="alert" className={styles.act}>
      <p>{say(messageOf(error))}</p>
      <Button loading={isRetrying} onClick={() => onRetry()}>
        {t('action.retry')}
      </Button>
    </div>
  );
}
