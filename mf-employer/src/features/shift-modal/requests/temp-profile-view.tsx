import type { TempPost } from '@leafshift/contracts/posts';
import { messageOf } from '@leafshift/data-access';
import { shiftRefusal } from '@leafshift/domain/shift-lifecycle';
import { useRefusals } from '@leafshift/i18n/refusals';
import { useShell, useUser } from '@leafshift/shell-sdk';
import { ErrorState, ListSkeleton } from '@leafshift/ui/states';
import { useQuery } from '@tanstack/react-query';
import Button from 'antd/es/button';
import { useTranslation } from 'react-i18next';
import { paymentProblemOf, paymentProblemOfUser } from '../../payment/payment-problem.ts';
import { PaymentRemedy } from '../../payment/payment-remedy.tsx';
import { workerProfileQuery } from '../../worker/queries.ts';
import { WorkerProfile } from '../../worker/worker-profile.tsx';
import { BackButton } from '../back-button.tsx';
import type { ShiftView, ViewStack } from '../shift-view.ts';
import styles from '../views.module.css';
import { useConfirmRequest } from './use-answer-request.ts';

interface TempProfileViewProps {
  readonly post: TempPost;
  readonly view: Extract<ShiftView, { name: 'tempProfile' }>;
  readonly views: ViewStack;
}

/** A worker, before they are confirmed or afterwards. */
export function TempProfileView({ post, view, views }: TempProfileViewProps) {
  const { api } = useShell();
  const profile = useQuery(workerProfileQuery(api, view.userId));
  return (
    <>
      <div className={styles.bar}>
        <BackButton onClick={views.back} />
      </div>
      {profile.data && <WorkerProfile worker={profile.data} />}
      {profile.error && <ErrorState error={profile.error} onRetry={profile.refetch} />}
      {profile.isPending && <ListSkeleton rows={4} />}
      {view.requestId !== null && post.status === null && (
        <ConfirmFooter
          post={post}
          requestId={view.requestId}
          onConfirmed={() => views.backTo({ name: 'request' })}
        />
      )}
    </>
  );
}

interface ConfirmFooterProps {
  readonly post: TempPost;
  readonly requestId: string;
  readonly onConfirmed: () => void;
}

function ConfirmFooter({ post, requestId, onConfirmed }: ConfirmFooterProps) {
  const { t } = useTranslation('mf-employer');
  const { notify } = useShell();
  const user = useUser();
  const say = useRefusals();
  const confirm = useConfirmRequest(post, onConfirmed);
  const request = post.requests.find((known) => known._id === requestId);
  if (!request) {
    return <p className={styles.closed}>{t('shiftModal.requestGone')}</p>;
  }
  if (request.changed) {
    return <p className={styles.closed}>{say(shiftRefusal('TERMS_CHANGED').text)}</p>;
  }
  const problem = paymentProblemOf(confirm.error) ?? paymentProblemOfUser(user);
  const ask = () => {
    if (post.confirmedArr.length >= post.totalWorkers) {
      const { kind, text } = shiftRefusal('SHIFT_FILLED');
      notify(kind, say(text));
    } else {
      confirm.mutate(request);
    }
  };
  return (
    <footer className={styles.footer}>
      <PaymentRemedy problem={problem} />
      {confirm.error && !problem && (
        <p className={styles.problem} role="alert">
          {say(messageOf(confirm.error))}
        </p>
      )}
      <Button type="primary" size="large" loading={confirm.isPending} onClick={ask}>
        {t('action.confirmWorker')}
      </Button>
    </footer>
  );
}
