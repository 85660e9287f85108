import type { ConfirmedWorker, TempPost } from '@leafshift/contracts/posts';
import { isSettledState } from '@leafshift/domain/shift-lifecycle';
import { assignmentStateOf } from '@leafshift/remote-pages/shifts';
import Button from 'antd/es/button';
import { useTranslation } from 'react-i18next';
import { WorkerHours } from '../../own-clock/worker-hours.tsx';
import { useMay } from '../../team/use-may.ts';
import { BackButton } from '../back-button.tsx';
import { LeftByChoice } from '../confirmed/left-by-choice.tsx';
import { NoShow } from '../confirmed/no-show.tsx';
import { ReceivedRating } from '../confirmed/received-rating.tsx';
import { Release } from '../confirmed/release.tsx';
import { Stages } from '../confirmed/stages.tsx';
import { WorkerHeading } from '../requests/worker-heading.tsx';
import type { ViewStack } from '../shift-view.ts';
import styles from '../views.module.css';

interface JobDetailsViewProps {
  readonly post: TempPost;
  readonly worker: ConfirmedWorker;
  readonly views: ViewStack;
}

/** Clock-in, clock-out and rating of one confirmed worker, or that they never came. */
export function JobDetailsView({ post, worker, views }: JobDetailsViewProps) {
  const { t } = useTranslation('mf-employer');
  const mayPlan = useMay('money');
  const isSettled = isSettledState(assignmentStateOf(worker));
  return (
    <>
      <div className={styles.bar}>
        <BackButton onClick={views.back} />
        <Button
          type="link"
          onClick={() =>
            views.open({ name: 'tempProfile', userId: worker.requestUser, requestId: null })
          }
        >
          {t('action.viewProfile')}
        </Button>
      </div>
      <WorkerHeading worker={worker} />
      <Stages post={post} worker={worker} />
      <WorkerHours post={post} worker={worker} />
      <ReceivedRating post={post} worker={worker} />
      <LeftByChoice post={post} worker={worker} />
      <NoShow post={post} worker={worker} />
      {mayPlan && <Release post={post} worker={worker} onDone={views.back} />}
      {mayPlan && isSettled && post.status === null && (
        <footer className={styles.footer}>
          <Button type="primary" size="large" onClick={() => views.backTo({ name: 'confirmed' })}>
            {t('action.submitShift')}
          </Button>
        </footer>
      )}
    </>
  );
}
