import type { TempPost } from '@leafshift/contracts/posts';
import { useFormats } from '@leafshift/i18n';
import { StatusMark } from '@leafshift/ui/status-mark';
import { useTranslation } from 'react-i18next';
import styles from './shift-card.module.css';

/** 'Shift Complete' once there is a status, otherwise how many asked and how many are confirmed. */
export function ShiftCounts({ post }: { readonly post: TempPost }) {
  const { t } = useTranslation('mf-employer');
  const formats = useFormats();
  if (post.status === 'Cancelled') {
    return <StatusMark kind="cancelled">{t('shift.cancelled')}</StatusMark>;
  }
  if (post.status === 'Complete') {
    return <StatusMark kind="complete">{t('shift.complete')}</StatusMark>;
  }
  return (
    <span className={styles.counts}>
      <StatusMark kind={post.requestCount > 0 ? 'requests-waiting' : 'open'}>
        {t('shift.requests')} {formats.number(post.requestCount)}
      </StatusMark>
      <StatusMark kind={post.confirmedCount > 0 ? 'filled' : 'open'}>
        {t('shift.confirmed')} {formats.number(post.confirmedCount)}
      </StatusMark>
    </span>
  );
}
