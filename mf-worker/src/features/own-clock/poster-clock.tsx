import type { ClockedMoment, SelfClockForm } from '@leafshift/contracts/clockedtime';
import type { TempPost } from '@leafshift/contracts/posts';
import { messageOf } from '@leafshift/data-access';
import { alertKindOf } from '@leafshift/remote-pages/shifts';
import { useShell } from '@leafshift/shell-sdk';
import { FailedAct } from '@leafshift/ui/states';
import { useMutation } from '@tanstack/react-query';
import Button from 'antd/es/button';
import { useTranslation } from 'react-i18next';
import { findPosition } from '../attendance/find-position.ts';
import styles from './own-clock.module.css';

interface PosterClockProps {
  readonly shift: TempPost;
  readonly moment: ClockedMoment;
  readonly poster: string;
  readonly record: (moment: ClockedMoment, form: SelfClockForm) => Promise<void>;
}

/** Clocks in or out where the poster of the place was scanned, with one tap and where I am. */
export function PosterClock({ shift, moment, poster, record }: PosterClockProps) {
  const { t } = useTranslation('mf-worker');
  const { notify } = useShell();
  const isIn = moment === 'in';
  const clock = useMutation({
    mutationFn: async () => record(moment, { poster, ...(await findPosition()) }),
    networkMode: 'always',
    onError: (error) => notify(alertKindOf(error), messageOf(error)),
  });
  return (
    <div className={styles.section}>
      <p className={styles.note}>
        {t('ownClock.posterText', { place: shift.location.locationName })}
      </p>
      <Button type="primary" size="large" loading={clock.isPending} onClick={() => clock.mutate()}>
        {isIn ? t('ownClock.posterIn') : t('ownClock.posterOut')}
      </Button>
      <FailedAct error={clock.error} isRetrying={clock.isPending} onRetry={() => clock.mutate()} />
    </div>
  );
}
