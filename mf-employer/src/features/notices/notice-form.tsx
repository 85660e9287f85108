import {
  type NoticeForm as Form,
  type NoticeAudience,
  sendNotice,
} from '@leafshift/contracts/conversations';
import { messageOf } from '@leafshift/data-access';
import { useMessages } from '@leafshift/i18n/messages';
import { Composer, conversationsKey } from '@leafshift/remote-pages/conversations';
import { useShell } from '@leafshift/shell-sdk';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import Button from 'antd/es/button';
import { useTranslation } from 'react-i18next';
import styles from './notices.module.css';
import { audienceQuery } from './queries.ts';

interface NoticeFormProps {
  readonly to: NoticeAudience;
  readonly onSent: () => void;
}

/** One message to all confirmed workers of a shift or a day, with how many it reaches. */
export function NoticeForm({ to, onSent }: NoticeFormProps) {
  const { t } = useTranslation('mf-employer');
  const say = useMessages();
  const { api, notify } = useShell();
  const client = useQueryClient();
  const { data: workers } = useQuery(audienceQuery(api, to));
  const sending = useMutation({
    mutationFn: (form: Form) => api.send(sendNotice, { body: form }),
    onSuccess: async (notice) => {
      notify('Success', t('notices.sent', { number: notice.workers }));
      await client.invalidateQueries({ queryKey: conversationsKey });
      onSent();
    },
  });
  const { error, variables } = sending;
  return (
    <div className={styles.form}>
      <p className={styles.note} role="status">
        {workers === 0 ? t('notices.nobody') : t('notices.reaches', { number: workers ?? '…' })}
      </p>
      {workers !== 0 && (
        <Composer
          label={t('notices.write')}
          sendLabel={t('notices.send')}
          isSending={sending.isPending}
          onSend={(written) => sending.mutate({ sendId: crypto.randomUUID(), to, ...written })}
        />
      )}
      {error && variables && (
        <div role="alert" className={styles.problem}>
          <p className={styles.text}>{say(messageOf(error))}</p>
          <blockquote className={styles.text} dir="auto">
            {variables.text}
          </blockquote>
          <Button onClick={() => sending.mutate(variables)}>{t('notices.again')}</Button>
        </div>
      )}
    </div>
  );
}
