import type { ConfirmedWorker, TempPost } from '@leafshift/contracts/posts';
import { submitRefusal } from '@leafshift/domain/shift-lifecycle';
import { useFormats } from '@leafshift/i18n';
import { useRefusals } from '@leafshift/i18n/refusals';
import { MessageButton } from '@leafshift/remote-pages/conversations';
import { toLifecycleShift } from '@leafshift/remote-pages/shifts';
import { useShell } from '@leafshift/shell-sdk';
import { StatusMark } from '@leafshift/ui/status-mark';
import { useQuery } from '@tanstack/react-query';
import Button from 'antd/es/button';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { ShiftComing } from '../../attendance/shift-coming.tsx';
import { BriefingMark } from '../../briefing/briefing-mark.tsx';
import { OfferedPlace } from '../../next-in-line/offered-place.tsx';
import { ShiftNotice } from '../../notices/shift-notice.tsx';
import { ClockCode } from '../../own-clock/clock-code.tsx';
import { timesheetsQuery } from '../../own-clock/queries.ts';
import { ShiftPay } from '../../secured-pay/shift-pay.tsx';
import { useMay } from '../../team/use-may.ts';
import { PersonRow } from '../requests/person-row.tsx';
import type { ViewStack } from '../shift-view.ts';
import { useClockRules } from '../use-clock-rules.ts';
import styles from '../views.module.css';
import { CancelShift } from './cancel-shift.tsx';
import { WorkerProgress } from './worker-progress.tsx';

interface ConfirmedViewProps {
  readonly post: TempPost;
  readonly views: ViewStack;
}

/** Who works the shift, how far each is, and the way to submit it. */
export function ConfirmedView({ post, views }: ConfirmedViewProps) {
  const { t } = useTranslation('mf-employer');
  const { api } = useShell();
  const { data } = useQuery(timesheetsQuery(api, post._id));
  const waits = new Set(
    data?.timesheets.flatMap(({ confirmedId, worker }) =>
      worker.unwitnessed.length > 0 && post.status === null ? [confirmedId] : [],
    ),
  );
  const disputed = new Set(
    data?.timesheets.flatMap(({ confirmedId, state, dispute }) =>
      state === 'disputed' && dispute?.answer === null ? [confirmedId] : [],
    ),
  );
  const mayPlan = useMay('money');
  return (
    <>
      <OfferedPlace post={post} />
      <ShiftPay post={post} />
      <ShiftComing post={post} />
      {post.confirmedArr.length > 0 && <ClockCode post={post} />}
      {post.confirmedArr.length === 0 ? (
        <p className={styles.empty}>{t('shiftModal.noConfirmed')}</p>
      ) : (
        <ul className={styles.people} aria-label={t('shiftModal.confirmed')}>
          {post.confirmedArr.map((worker) => (
            <ConfirmedRow
              key={worker._id}
              worker={worker}
              postId={post._id}
              waits={waits.has(worker._id)}
              disputes={disputed.has(worker._id)}
              onOpen={() => views.open({ name: 'jobDetails', confirmedId: worker._id })}
            />
          ))}
        </ul>
      )}
      <ShiftNotice post={post} />
      {mayPlan && <CancelShift post={post} />}
      <SubmitFooter post={post} onSubmit={() => views.open({ name: 'submit' })} />
    </>
  );
}

interface ConfirmedRowProps {
  readonly postId: string;
  readonly worker: ConfirmedWorker;
  /** Whether they recorded a time that is to be accepted. */
  readonly waits: boolean;
  /** Whether they dispute their hours, and wait for an answer. */
  readonly disputes: boolean;
  readonly onOpen: () => void;
}

function ConfirmedRow({ postId, worker, waits, disputes, onOpen }: ConfirmedRowProps) {
  return (
    <PersonRow
      name={worker.name}
      profilePhoto={worker.profilePhoto}
      rating={worker.rating}
      note={<RowNote worker={worker} waits={waits} disputes={disputes} />}
      answers={
        <div className={styles.rowActions}>
          <BriefingMark postId={postId} workerId={worker.requestUser} />
          <MessageButton
            size="middle"
            talk={{ postId, workerId: worker.requestUser }}
            name={worker.name}
          />
        </div>
      }
      onOpen={onOpen}
    />
  );
}

function RowNote({ worker, waits, disputes }: Omit<ConfirmedRowProps, 'onOpen' | 'postId'>) {
  const { t } = useTranslation('mf-employer');
  if (disputes) return <StatusMark kind="problem">{t('disputes.mark')}</StatusMark>;
  if (waits) return <StatusMark kind="requests-waiting">{t('ownClock.waits')}</StatusMark>;
  return <WorkerProgress worker={worker} />;
}

export function SubmitFooter({ post, onSubmit }: { post: TempPost; onSubmit: () => void }) {
  const { t } = useTranslation('mf-employer');
  const mayPlan = useMay('money');
  const { notify } = useShell();
  const formats = useFormats();
  const say = useRefusals();
  const { now } = useClockRules();
  const id = useId();
  if (post.status !== null) {
    return (
      <p className={styles.closed}>
        {post.status === 'Complete' ? t('shift.complete') : t('shift.cancelled')}
      </p>
    );
  }
  if (!mayPlan) {
    return null;
  }
  const refusal = submitRefusal(toLifecycleShift(post), now);
  const isNotOver = refusal?.code === 'SHIFT_NOT_OVER';
  const submit = () => {
    if (refusal) {
      notify(refusal.kind, say(refusal.text));
    } else {
      onSubmit();
    }
  };
  return (
    <footer className={styles.footer}>
      {isNotOver && (
        <p id={id} className={styles.waits}>
          {t('submit.notOver', {
            time: `${formats.date(post.endDate, post.timeZone)}, ${formats.time(post.endDate, post.timeZone)}`,
          })}
        </p>
      )}
      <Button
        type="primary"
        size="large"
        onClick={submit}
        disabled={isNotOver}
        aria-describedby={isNotOver ? id : undefined}
      >
        {t('action.submitShift')}
      </Button>
    </footer>
  );
}
