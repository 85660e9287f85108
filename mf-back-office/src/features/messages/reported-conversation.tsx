import {
  type MessageReport,
  type ReportedContext,
  readReportedConversation,
} from '@leafshift/contracts/conversations';
import { messageOf } from '@leafshift/data-access';
import { useFormats } from '@leafshift/i18n';
import { useShell } from '@leafshift/shell-sdk';
import { useMutation } from '@tanstack/react-query';
import Button from 'antd/es/button';
import { useTranslation } from 'react-i18next';
import { useReadersZone } from '../desk/use-readers-zone.ts';
import styles from './reported-conversation.module.css';

/** What was written around a reported message, once somebody asks for it; the log keeps who did. */
export function ReportedConversation({ report }: { readonly report: MessageReport }) {
  const { t } = useTranslation('mf-back-office');
  const { api } = useShell();
  const reading = useMutation({
    mutationFn: () => api.send(readReportedConversation, { params: { id: report._id } }),
  });
  if (reading.data) {
    return (
      <ol className={styles.messages} aria-label={t('messages.conversation')}>
        {reading.data.messages.map((message) => (
          <Line key={message._id} message={message} />
        ))}
      </ol>
    );
  }
  return (
    <div className={styles.ask}>
      <Button loading={reading.isPending} onClick={() => reading.mutate()}>
        {t('messages.read')}
      </Button>
      <span className={styles.note}>{t('messages.readNote')}</span>
      {reading.error && <p role="alert">{messageOf(reading.error)}</p>}
    </div>
  );
}

function Line({ message }: { readonly message: ReportedContext }) {
  const { t } = useTranslation('mf-back-office');
  const formats = useFormats();
  const zone = useReadersZone();
  const { side, text, image, isReported, isRemoved, sentAt } = message;
  return (
    <li className={styles.message} data-side={side} data-reported={isReported}>
      <span className={styles.note}>
        {t(`messages.side.${side}`)} · {formats.date(sentAt, zone)}, {formats.time(sentAt, zone)}
        {isReported && ` · ${t('messages.thisOne')}`}
        {isRemoved && ` · ${t('messages.isRemoved')}`}
      </span>
      {text !== '' && (
        <p className={styles.text} dir="auto">
          {text}
        </p>
      )}
      {image !== null && <img className={styles.image} src={image} alt={t('messages.picture')} />}
    </li>
  );
}
