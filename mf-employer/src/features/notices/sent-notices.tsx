import { useFormats } from '@leafshift/i18n';
import { useShell } from '@leafshift/shell-sdk';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import styles from './notices.module.css';
import { noticesQuery } from './queries.ts';

/** Notices that were sent, each with how many have it and have read it; nothing where there is none. */
export function SentNotices({ post }: { readonly post?: string }) {
  const { t } = useTranslation('mf-employer');
  const { api } = useShell();
  const formats = useFormats();
  const { data } = useQuery(noticesQuery(api, post));
  if (!data || data.length === 0) return null;
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone as never;
  return (
    <ul className={styles.sent} aria-label={t('notices.title')}>
      {data.map(({ _id, text, sentAt, workers, delivered, read }) => (
        <li key={_id} className={styles.notice}>
          <p className={styles.text} dir="auto">
            {text || t('notices.picture')}
          </p>
          <p className={styles.note}>
            {formats.date(sentAt, zone)}, {formats.time(sentAt, zone)} ·{' '}
            {t('notices.counts', {
              workers: formats.number(workers),
              delivered: formats.number(delivered),
              read: formats.number(read),
            })}
          </p>
        </li>
      ))}
    </ul>
  );
}
