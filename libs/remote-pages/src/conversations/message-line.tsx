import type { Message } from '@leafshift/contracts/conversations';
import { messageParts } from '@leafshift/domain/conversations';
import { useFormats } from '@leafshift/i18n';
import Button from 'antd/es/button';
import { useState } from 'react';
import { useConversationText } from './conversation-texts.ts';
import styles from './conversations.module.css';
import type { Talk } from './queries.ts';
import { ReportMessage } from './report-message.tsx';

interface MessageLineProps {
  readonly talk: Talk;
  readonly message: Message;
  readonly areLinksTrusted: boolean;
}

/** One message with when it was sent, and how far mine have come. */
export function MessageLine({ talk, message, areLinksTrusted }: MessageLineProps) {
  const t = useConversationText();
  const formats = useFormats();
  const [isReporting, setReporting] = useState(false);
  const { isMine, isNotice, isRemoved, isReported, sentAt, state } = message;
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone as never;
  return (
    <article className={styles.message} data-mine={isMine}>
      {isNotice && <p className={styles.kind}>{t('notice.mark')}</p>}
      {isRemoved ? (
        <p className={styles.note}>{t('removed')}</p>
      ) : (
        <Content message={message} areLinksTrusted={areLinksTrusted && !isMine} />
      )}
      <p className={styles.meta}>
        <time dateTime={sentAt}>{formats.time(sentAt, zone)}</time>
        {state !== null && <span>{t(`state.${state}`)}</span>}
        {isReported && <span>{t('report.done')}</span>}
        {!isMine && !isReported && !isRemoved && (
          <Button
            type="link"
            size="small"
            className={styles.report}
            onClick={() => setReporting(true)}
          >
            {t('report.action')}
          </Button>
        )}
      </p>
      {isReporting && (
        <ReportMessage talk={talk} messageId={message._id} onClose={() => setReporting(false)} />
      )}
    </article>
  );
}

function Content({ message, areLinksTrusted }: Omit<MessageLineProps, 'talk'>) {
  const { text, image } = message;
  return (
    <>
      {text !== '' && (
        <p className={styles.text} dir="auto">
          {messageParts(text, areLinksTrusted).map((part, index) =>
            part.href === null ? (
              part.text
            ) : (
              <a
                // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text stay where they are
                key={index}
                href={part.href}
                target="_blank"
                rel="noopener noreferrer nofollow"
              >
                {part.text}
              </a>
            ),
          )}
        </p>
      )}
      {image !== null && <Picture address={image} />}
    </>
  );
}

/** Each answer has another address for the picture; the one that was loaded first stays. */
function Picture({ address }: { readonly address: string }) {
  const t = useConversationText();
  const [shown, setShown] = useState(address);
  return (
    <img
      className={styles.picture}
      src={shown}
      alt={t('picture')}
      onError={() => {
        if (shown !== address) setShown(address);
      }}
    />
  );
}
