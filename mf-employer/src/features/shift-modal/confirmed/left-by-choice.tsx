import { type ConfirmedWorker, leftByChoice, type TempPost } from '@leafshift/contracts/posts';
import { paidTime } from '@leafshift/domain/paid-time';
import { hoursOfAssignment, leftByChoiceRefusal } from '@leafshift/domain/shift-lifecycle';
import { timesOf, toLifecycleShift, useShiftChange } from '@leafshift/remote-pages/shifts';
import { useTranslation } from 'react-i18next';
import styles from '../views.module.css';
import { ReasonDialog } from './reason-dialog.tsx';

interface LeftByChoiceProps {
  readonly post: TempPost;
  readonly worker: ConfirmedWorker;
}

/** Says that who was sent home is paid at least four hours, unless they left because they wanted to. */
export function LeftByChoice({ post, worker }: LeftByChoiceProps) {
  const { t } = useTranslation('mf-employer');
  const note = useShiftChange<string>({
    send: (api, reason) =>
      api.send(leftByChoice, {
        params: { postId: post._id, confirmedId: worker._id },
        body: { reason },
      }),
    done: t('toast.leftByChoice'),
  });
  if (!wasSentHome(post, worker)) return null;
  return (
    <>
      <p className={styles.note}>{t('sentHome.note')}</p>
      <ReasonDialog
        action={t('sentHome.leftByChoice')}
        title={t('sentHome.ask', { name: worker.name })}
        onConfirm={(reason) => note.mutateAsync(reason)}
      >
        <p>{t('sentHome.askText')}</p>
      </ReasonDialog>
    </>
  );
}

function wasSentHome(post: TempPost, worker: ConfirmedWorker): boolean {
  const times = worker.shiftDetails.employer;
  const hours = hoursOfAssignment(times);
  if (hours === null || !times.checkInTime || !times.checkOutTime) return false;
  if (leftByChoiceRefusal(toLifecycleShift(post), worker.requestUser)) return false;
  const { checkInTime, checkOutTime, leftByChoice: why } = times;
  const attendance = { checkInTime, checkOutTime, hours, leftByChoice: why !== undefined };
  return paidTime(timesOf(post), attendance).kind === 'sent-home';
}
