import { correctTimesheet, type Timesheet } from '@leafshift/contracts/clockedtime';
import type { TempPost } from '@leafshift/contracts/posts';
import { messageOf } from '@leafshift/data-access';
import { useRefusals } from '@leafshift/i18n/refusals';
import { postsKey } from '@leafshift/remote-pages/shifts';
import { useShell } from '@leafshift/shell-sdk';
import { FormActions } from '@leafshift/ui/form';
import { FormModal, useUnsavedInput } from '@leafshift/ui/form-modal';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import Button from 'antd/es/button';
import Input from 'antd/es/input/Input';
import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ZonedPicker } from '../shift/zoned-picker.tsx';
import { BreakField, minutesOf } from './break-field.tsx';
import styles from './correct-dialog.module.css';

const MAX_REASON = 255;

interface CorrectDialogProps {
  readonly post: TempPost;
  readonly sheet: Timesheet;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Puts the times that count right; the worker is told, with the reason. */
export function CorrectDialog({ isOpen, ...correction }: CorrectDialogProps) {
  const { t } = useTranslation('mf-employer');
  return (
    <FormModal
      isOpen={isOpen}
      title={t('ownClock.correct')}
      onClose={correction.onClose}
      width={440}
      centered
    >
      <CorrectForm {...correction} />
    </FormModal>
  );
}

function CorrectForm({ post, sheet, onClose }: Omit<CorrectDialogProps, 'isOpen'>) {
  const { t } = useTranslation('mf-employer');
  const { api, notify } = useShell();
  const say = useRefusals();
  const client = useQueryClient();
  const id = useId();
  const { employer } = sheet;
  const [clockIn, setClockIn] = useState<string | null>(null);
  const [clockOut, setClockOut] = useState<string | null>(null);
  const [minutes, setMinutes] = useState<string | null>(null);
  const [reason, setReason] = useState('');
  useUnsavedInput(clockIn !== null || clockOut !== null || minutes !== null || reason !== '');
  const shownIn = clockIn ?? employer.clockIn;
  const shownOut = clockOut ?? employer.clockOut;
  const correct = useMutation({
    mutationFn: () =>
      api.send(correctTimesheet, {
        params: { id: sheet._id },
        body: {
          ...(clockIn && { clockIn }),
          ...(clockOut && { clockOut }),
          ...(minutes !== null && { breakMinutes: minutesOf(minutes) }),
          ...(reason.trim() && { reason: reason.trim() }),
        },
      }),
    onSuccess: () => {
      notify('Success', t('ownClock.corrected'));
      onClose();
    },
    onSettled: () => client.invalidateQueries({ queryKey: postsKey }),
  });
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        correct.mutate();
      }}
    >
      {shownIn !== null && (
        <Time id={`${id}-in`} label={t('jobDetails.clockInTime')}>
          <ZonedPicker
            id={`${id}-in`}
            value={new Date(shownIn)}
            zone={post.timeZone}
            onChange={(time) => setClockIn(time.toISOString())}
          />
        </Time>
      )}
      {shownOut !== null && (
        <>
          <Time id={`${id}-out`} label={t('jobDetails.clockOutTime')}>
            <ZonedPicker
              id={`${id}-out`}
              value={new Date(shownOut)}
              zone={post.timeZone}
              onChange={(time) => setClockOut(time.toISOString())}
            />
          </Time>
          <BreakField value={minutes ?? String(employer.breakMinutes)} onChange={setMinutes} />
        </>
      )}
      <Time id={`${id}-reason`} label={t('ownClock.reason')}>
        <Input
          id={`${id}-reason`}
          size="large"
          maxLength={MAX_REASON}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
          aria-describedby={`${id}-problem ${id}-note`}
        />
      </Time>
      <p id={`${id}-note`} className={styles.note}>
        {t('ownClock.reasonText')}
      </p>
      <p id={`${id}-problem`} className={styles.problem} role={correct.error ? 'alert' : undefined}>
        {correct.error && say(messageOf(correct.error))}
      </p>
      <FormActions>
        <Button type="primary" htmlType="submit" size="large" loading={correct.isPending}>
          {t('ownClock.save')}
        </Button>
      </FormActions>
    </form>
  );
}

interface TimeProps {
  readonly id: string;
  readonly label: string;
  readonly children: ReactNode;
}

function Time({ id, label, children }: TimeProps) {
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      {children}
    </div>
  );
}
