import type { TempPost } from '@leafshift/contracts/posts';
import { useTranslation } from 'react-i18next';
import { BackButton } from './back-button.tsx';
import { ConfirmedView } from './confirmed-view.tsx';
import { InviteView } from './invite-view.tsx';
import { JobDetailsView } from './job-details-view.tsx';
import { RequestView } from './request-view.tsx';
import type { ViewStack } from './shift-view.ts';
import { SubmitView } from './submit-view.tsx';
import { SubmittedView } from './submitted-view.tsx';
import { TempProfileView } from './temp-profile-view.tsx';
import styles from './views.module.css';

interface ShiftModalViewProps {
  readonly post: TempPost;
  readonly views: ViewStack;
  readonly onClose: () => void;
}

/** The view that the modal is on; Back in the first one closes it. */
export function ShiftModalView({ post, views, onClose }: ShiftModalViewProps) {
  const { view } = views;
  const onBack = views.isFirst ? onClose : views.back;
  switch (view.name) {
    case 'request':
      return <RequestView post={post} views={views} onBack={onBack} />;
    case 'confirmed':
      return <ConfirmedView post={post} views={views} onBack={onBack} />;
    case 'tempProfile':
      return <TempProfileView post={post} view={view} views={views} />;
    case 'jobDetails': {
      const worker = post.confirmedArr.find((known) => known._id === view.confirmedId);
      return worker ? (
        <JobDetailsView post={post} worker={worker} views={views} />
      ) : (
        <WorkerGone onBack={onBack} />
      );
    }
    case 'invite':
      return <InviteView post={post} views={views} />;
    case 'submit':
      return <SubmitView post={post} views={views} />;
    case 'submitted':
      return <SubmittedView invoice={view.invoice} />;
  }
}

/** A worker who cancelled while the employer was looking at them. */
function WorkerGone({ onBack }: { onBack: () => void }) {
  const { t } = useTranslation('mf-employer');
  return (
    <>
      <div className={styles.bar}>
        <BackButton onClick={onBack} />
      </div>
      <p className={styles.empty}>{t('shiftModal.workerGone')}</p>
    </>
  );
}
