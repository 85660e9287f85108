import type { TempPost } from '@leafshift/contracts/posts';
import { useFormats } from '@leafshift/i18n';
import { useTrade } from '@leafshift/i18n/messages';
import { StatusMark } from '@leafshift/ui/status-mark';
import { useTranslation } from 'react-i18next';
import { type EmployerShiftStatus, employerShiftStatusOf } from '../shift/employer-shift-status.ts';
import type { FirstView } from '../shift-modal/use-open-shift.ts';
import styles from './shift-chip.module.css';

/** The part of its panel with which a shift opens from its chip. */
export const chipOpens = (status: EmployerShiftStatus): FirstView =>
  status === 'filled' ? 'confirmed' : 'request';

/** What stands in a chip: '9–5 · Queen W · 2/3'. */
export function ShiftChipFace({ post }: { readonly post: TempPost }) {
  const { t } = useTranslation('mf-employer');
  const formats = useFormats();
  const trade = useTrade();
  const status = employerShiftStatusOf(post);
  const times = formats.timeRange(post.date, post.endDate, post.timeZone);
  const store = post.location.locationName;
  const [confirmed, workers] = [post.confirmedCount, post.totalWorkers].map(formats.number);
  return (
    <>
      <span className="ls-unseen">
        {t('home.chip', { role: trade(post.jobTitle), store, times, confirmed, workers })}
        {status === 'requests-waiting' && ` ${t('posts.requests', { count: post.requestCount })}`}
        {status === 'complete' && ` ${t('shift.complete')}`}
        {status === 'cancelled' && ` ${t('shift.cancelled')}`}
      </span>
      <span aria-hidden className={styles.times}>
        {times}
      </span>
      <span aria-hidden className={styles.store}>
        {store}
      </span>
      <span aria-hidden className={styles.staffing}>
        <StatusMark variant="plain" kind={status}>
          <bdi className="ls-figures">
            {confirmed}/{workers}
          </bdi>
        </StatusMark>
      </span>
    </>
  );
}
