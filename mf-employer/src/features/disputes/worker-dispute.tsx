import type { Timesheet } from '@leafshift/contracts/clockedtime';
import type { ConfirmedWorker, TempPost } from '@leafshift/contracts/posts';
import { useFocusOnChange } from '@leafshift/ui/focus';
import { useTranslation } from 'react-i18next';
import { AnswerDispute } from './answer-dispute.tsx';
import { Claim } from './claim.tsx';
import { DisputeSteps } from './dispute-steps.tsx';
import styles from './disputes.module.css';
import { useSaidClaims } from './use-said-claims.ts';

interface WorkerDisputeProps {
  readonly post: TempPost;
  readonly worker: ConfirmedWorker;
  readonly sheet: Timesheet;
}

/** What a worker says to the submitted hours, and the employer's answer to it. */
export function WorkerDispute({ post, worker, sheet }: WorkerDisputeProps) {
  const { t } = useTranslation('mf-employer');
  const said = useSaidClaims(post.timeZone);
  const panel = useFocusOnChange<HTMLDivElement>(`${sheet.state} ${sheet.dispute?.answer?.at}`);
  const { state, acceptBy, dispute } = sheet;
  if (state === 'open') return null;
  const waitsForMe = state === 'disputed' && dispute?.answer === null;
  return (
    <div ref={panel} tabIndex={-1} className={styles.panel}>
      {state === 'submitted' && acceptBy && (
        <p className={styles.note}>{t('disputes.waitsForWorker', { time: said.time(acceptBy) })}</p>
      )}
      {state === 'accepted' && <p className={styles.note}>{t('disputes.accepted')}</p>}
      {waitsForMe && <Claim post={post} name={worker.name} sheet={sheet} />}
      <DisputeSteps sheet={sheet} zone={post.timeZone} />
      {waitsForMe && (
        <>
          <p className={styles.note}>
            {t('disputes.answerBy', { time: said.time(dispute.answerBy) })}
          </p>
          <AnswerDispute sheet={sheet} />
        </>
      )}
    </div>
  );
}
