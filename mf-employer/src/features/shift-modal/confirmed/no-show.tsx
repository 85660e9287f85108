import { type ConfirmedWorker, markNoShow, type TempPost } from '@leafshift/contracts/posts';
import { noShowRefusal } from '@leafshift/domain/shift-lifecycle';
import { toLifecycleShift, useShiftChange } from '@leafshift/remote-pages/shifts';
import { ConfirmDialog } from '@leafshift/ui/confirm-dialog';
import Button from 'antd/es/button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useClockRules } from '../use-clock-rules.ts';
import styles from '../views.module.css';

interface NoShowProps {
  readonly post: TempPost;
  readonly worker: ConfirmedWorker;
}

/**
 * Marks a confirmed worker as a no-show once the shift has begun, or shows that they are marked.
 */
export function NoShow({ post, worker }: NoShowProps) {
  const { t } = useTranslation('mf-employer');
  const { now } = useClockRules();
  if (worker.shiftStatus === 'No Show') {
    return <p className={styles.note}>{t('noShow.note')}</p>;
  }
  return noShowRefusal(toLifecycleShift(post), worker.requestUser, now) ? null : (
    <NoShowButton post={post} worker={worker} />
  );
}

function NoShowButton({ post, worker }: NoShowProps) {
  const { t } = useTranslation('mf-employer');
  const [isAsking, setIsAsking] = useState(false);
  const mark = useShiftChange<void>({
    send: (api) => api.send(markNoShow, { params: { postId: post._id, confirmedId: worker._id } }),
    done: t('toast.noShow'),
  });
  return (
    <div className={styles.aside}>
      <Button type="text" danger onClick={() => setIsAsking(true)}>
        {t('noShow.mark')}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        isDangerous
        title={t('noShow.ask', { name: worker.name })}
        confirmLabel={t('noShow.mark')}
        onConfirm={async () => {
          await mark.mutateAsync();
          setIsAsking(false);
        }}
        onCancel={() => setIsAsking(false)}
      >
        {t('noShow.askText')}
      </ConfirmDialog>
    </div>
  );
}
