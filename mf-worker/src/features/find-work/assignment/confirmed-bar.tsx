import type { TempPost } from '@leafshift/contracts/posts';
import {
  CANCELLATION_NOTICE_HOURS,
  hasBegun,
  isLateCancellation,
} from '@leafshift/domain/shift-lifecycle';
import { addHours, toMilliseconds } from '@leafshift/domain/time-zone';
import { timesOf } from '@leafshift/remote-pages/shifts';
import { OnDemand } from '@leafshift/ui/lazy';
import { ShiftDate, TextWith, TimeOfDay } from '@leafshift/ui/text';
import Button from 'antd/es/button';
import { lazy, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Earnings } from '../details/earnings.tsx';
import type { OwnWork } from '../own-work.ts';
import { ActionBar } from './action-bar.tsx';
import styles from './confirmed-bar.module.css';
import type { OnOutcome } from './outcome.ts';
import { ConfirmedOverlaps } from './overlaps.tsx';

const CancelDialog = lazy(async () => ({
  default: (await import('./cancel-dialog.tsx')).CancelDialog,
}));

interface ConfirmedBarProps {
  readonly shift: TempPost;
  readonly own: OwnWork;
  readonly onOutcome: OnOutcome;
}

/** A confirmed assignment: what it pays, and until when it can be cancelled without consequence. */
export function ConfirmedBar({ shift, own, onOutcome }: ConfirmedBarProps) {
  const { t } = useTranslation('mf-worker');
  const [isAsking, setIsAsking] = useState(false);
  const now = Date.now();
  if (toMilliseconds(shift.endDate) <= now) return <ActionBar>{t('findWork.ended')}</ActionBar>;
  const isLate = isLateCancellation(timesOf(shift), now);
  const deadline = addHours(shift.date, -CANCELLATION_NOTICE_HOURS);
  return (
    <ActionBar
      notice={
        <>
          <ConfirmedOverlaps shift={shift} own={own} />
          <p className={styles.rule}>
            {isLate ? (
              t(hasBegun(timesOf(shift), now) ? 'cancel.begun' : 'cancel.tooLate', {
                hours: CANCELLATION_NOTICE_HOURS,
              })
            ) : (
              <TextWith
                text={t('cancel.until')}
                parts={{
                  date: <ShiftDate at={deadline} zone={shift.timeZone} />,
                  time: <TimeOfDay at={deadline} zone={shift.timeZone} />,
                }}
              />
            )}
          </p>
        </>
      }
    >
      <Earnings shift={shift} />
      <Button size="large" danger onClick={() => setIsAsking(true)}>
        {t('action.cancelShift')}
      </Button>
      <OnDemand isOpen={isAsking}>
        <CancelDialog
          shift={shift}
          isLate={isLate}
          isOpen={isAsking}
          onClose={() => setIsAsking(false)}
          onOutcome={onOutcome}
        />
      </OnDemand>
    </ActionBar>
  );
}
