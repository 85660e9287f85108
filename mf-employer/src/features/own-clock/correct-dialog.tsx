import { correctTimesheet, type Timesheet } from '@leafshift/contracts/clockedtime';
import type { TempPost } from '@leafshift/contracts/posts';
import { messageOf } from '@leafshift/data-access';
import { useRefusals } from '@leafshift/i18n/refusals';
import { postsKey } from '@leafshift/remote-pages/shifts';
import { useShell } from '@leafshift/shell-sdk';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import Input from 'antd/es/input/Input';
import Modal from 'antd/es/modal';
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
export function CorrectDialog({ post, sheet, isOpen, onClose }: CorrectDialogProps) {
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
    <Modal
      open={isOpen}
      title={t('ownClock.correct')}
      okText={t('ownClock.save')}
      okButtonProps={{ htmlType: 'submit', form: `${id}-form` }}
      confirmLoading={correct.isPending}
      onCancel={onClose}
      width={440}
      centered
    >
      <form
        id={`${id}-form`}
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
        <p
          id={`${id}-problem`}
          className={styles.problem}
          role={correct.error ? 'alert' : undefined}
        >
          {correct.error && say(messageOf(correct.error))}
        </p>
      </form>
    </Modal>
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
