import { useMessages } from '@leafshift/i18n/messages';
import Button from 'antd/es/button';
import { useConversationText } from './conversation-texts.ts';
import styles from './conversations.module.css';
import type { Outgoing } from './use-outgoing.ts';

interface OutgoingLineProps {
  readonly outgoing: Outgoing;
  readonly onAgain: () => void;
  readonly onDrop: () => void;
}

/** A message of mine that has not arrived: what it says stays until it is sent or given up. */
export function OutgoingLine({
  outgoing: { form, isWaiting, problem },
  onAgain,
  onDrop,
}: OutgoingLineProps) {
  const t = useConversationText();
  const say = useMessages();
  return (
    <article className={styles.message} data-mine="true" data-waiting="true">
      {form.text !== '' && (
        <p className={styles.text} dir="auto">
          {form.text}
        </p>
      )}
      {form.image !== undefined && <p className={styles.note}>{t('picture')}</p>}
      {problem === null ? (
        <p className={styles.meta}>{t(isWaiting ? 'waits' : 'sending')}</p>
      ) : (
        <>
          <p role="alert" className={styles.problem}>
            {t('failed')} {say(problem)}
          </p>
          <p className={styles.meta}>
            <Button size="small" onClick={onAgain}>
              {t('again')}
            </Button>
            <Button size="small" type="text" onClick={onDrop}>
              {t('drop')}
            </Button>
          </p>
        </>
      )}
    </article>
  );
}
