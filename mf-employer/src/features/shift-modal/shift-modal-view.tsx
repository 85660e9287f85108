import type { TempPost } from '@leafshift/contracts/posts';
import { useTranslation } from 'react-i18next';
import { AutoConfirmView } from '../auto-confirm/auto-confirm-view.tsx';
import { BackButton } from './back-button.tsx';
import { ConfirmedView } from './confirmed/confirmed-view.tsx';
import { DetailsView } from './details/details-view.tsx';
import { JobDetailsView } from './details/job-details-view.tsx';
import { InviteView } from './requests/invite-view.tsx';
import { OfferView } from './requests/offer-view.tsx';
import { RequestView } from './requests/request-view.tsx';
import { TempProfileView } from './requests/temp-profile-view.tsx';
import type { ViewStack } from './shift-view.ts';
import { SubmitView } from './submit/submit-view.tsx';
import { SubmittedView } from './submit/submitted-view.tsx';
import { TimesheetView } from './timesheet/timesheet-view.tsx';
import styles from './views.module.css';

interface ShiftModalViewProps {
  readonly post: TempPost;
  readonly views: ViewStack;
}

/** The view that the panel is on. */
export function ShiftModalView({ post, views }: ShiftModalViewProps) {
  const { view } = views;
  switch (view.name) {
    case 'request':
      return <RequestView post={post} views={views} />;
    case 'confirmed':
      return <ConfirmedView post={post} views={views} />;
    case 'timesheet':
      return <TimesheetView post={post} views={views} />;
    case 'details':
      return <DetailsView post={post} />;
    case 'tempProfile':
      return <TempProfileView post={post} view={view} views={views} />;
    case 'jobDetails': {
      const worker = post.confirmedArr.find((known) => known._id === view.confirmedId);
      return worker ? (
        <JobDetailsView post={post} worker={worker} views={views} />
      ) : (
        <WorkerGone onBack={views.back} />
      );
    }
    case 'invite':
      return <InviteView post={post} views={views} />;
    case 'offer':
      return <OfferView post={post} views={views} />;
    case 'autoConfirm':
      return (
        <>
          <div className={styles.bar}>
            <BackButton onClick={views.back} />
          </div>
          <AutoConfirmView post={post} />
        </>
      );
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
