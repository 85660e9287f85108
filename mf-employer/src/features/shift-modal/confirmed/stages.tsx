import type { ConfirmedWorker, TempPost } from '@leafshift/contracts/posts';
import { primaryAction } from '@leafshift/domain/shift-lifecycle';
import { useFormats } from '@leafshift/i18n';
import { assignmentStateOf } from '@leafshift/remote-pages/shifts';
import { useFocusOnChange } from '@leafshift/ui/focus';
import { useTranslation } from 'react-i18next';
import { ClockStage } from './clock-stage.tsx';
import { RatingStage } from './rating-stage.tsx';
import styles from './stage.module.css';
import { Stage } from './stage.tsx';

interface StagesProps {
  readonly post: TempPost;
  readonly worker: ConfirmedWorker;
}

/** The stages clock-in, clock-out and rating: done, due or still to come. */
export function Stages({ post, worker }: StagesProps) {
  const { t } = useTranslation('mf-employer');
  const formats = useFormats();
  const { checkInTime, checkOutTime, rating } = worker.shiftDetails.employer;
  const due = post.status === null ? primaryAction(assignmentStateOf(worker))?.event : undefined;
  const list = useFocusOnChange<HTMLOListElement>(worker.shiftStatus);
  const said = (instant: string | null) =>
    instant === null
      ? undefined
      : `${formats.date(instant, post.timeZone)}, ${formats.time(instant, post.timeZone)}`;
  return (
    <ol ref={list} tabIndex={-1} className={styles.stages}>
      <Stage
        title={t('jobDetails.clockIn')}
        state={stateOf(due === 'clockIn', checkInTime !== null)}
        result={said(checkInTime)}
      >
        {due === 'clockIn' && <ClockStage post={post} worker={worker} event="clockIn" />}
      </Stage>
      <Stage
        title={t('jobDetails.clockOut')}
        state={stateOf(due === 'clockOut', checkOutTime !== null)}
        result={said(checkOutTime)}
      >
        {due === 'clockOut' && <ClockStage post={post} worker={worker} event="clockOut" />}
      </Stage>
      <Stage
        title={t('jobDetails.rating')}
        state={stateOf(due === 'rate', rating !== null)}
        result={rating === null ? undefined : t('jobDetails.stars', { count: rating })}
      >
        {due === 'rate' && <RatingStage post={post} worker={worker} />}
      </Stage>
    </ol>
  );
}

function stateOf(isDue: boolean, isDone: boolean): 'done' | 'current' | 'next' {
  if (isDone) {
    return 'done';
  }
  return isDue ? 'current' : 'next';
}
