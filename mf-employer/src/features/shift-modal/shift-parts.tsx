import type { TempPost } from '@leafshift/contracts/posts';
import { useTrade } from '@leafshift/i18n/messages';
import { ShiftDate, ShiftTime } from '@leafshift/ui/text';
import Segmented from 'antd/es/segmented';
import { useTranslation } from 'react-i18next';
import type { ViewStack } from './shift-view.ts';
import { type FirstView, SHIFT_PARTS } from './use-open-shift.ts';
import styles from './views.module.css';

const LABELS = {
  request: 'shiftModal.requests',
  confirmed: 'shiftModal.confirmed',
  timesheet: 'panel.timesheet',
  details: 'panel.details',
} as const satisfies Record<FirstView, string>;

interface ShiftPartsProps {
  readonly post: TempPost;
  readonly part: FirstView;
  readonly views: ViewStack;
}

/** Which shift it is, and its four parts to choose from. */
export function ShiftParts({ post, part, views }: ShiftPartsProps) {
  const { t } = useTranslation('mf-employer');
  const trade = useTrade();
  const counts: Partial<Record<FirstView, number>> = {
    request: post.requests.length,
    confirmed: post.confirmedArr.length,
  };
  return (
    <>
      <header className={styles.which}>
        <h3 className={styles.name}>
          {trade(post.jobTitle)} · <bdi>{post.location.locationName}</bdi>
        </h3>
        <p className={styles.whichWhen}>
          <ShiftDate at={post.date} zone={post.timeZone} />
          <ShiftTime start={post.date} end={post.endDate} zone={post.timeZone} />
          <span>
            {t('posts.filled', { filled: post.confirmedCount, count: post.totalWorkers })}
          </span>
        </p>
      </header>
      <Segmented
        block
        size="large"
        className={styles.parts}
        aria-label={t('panel.parts')}
        value={part}
        onChange={(name) => views.replaceAll({ name })}
        options={SHIFT_PARTS.map((name) => ({
          value: name,
          label: counts[name] ? `${t(LABELS[name])} ${counts[name]}` : t(LABELS[name]),
        }))}
      />
    </>
  );
}
