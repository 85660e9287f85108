import { clockIn, clockOut } from '@leafshift/contracts/clockedtime';
import type { ConfirmedWorker, TempPost } from '@leafshift/contracts/posts';
import { messageOf } from '@leafshift/data-access';
import {
  clockTimesRefusal,
  defaultCheckIn,
  defaultCheckOut,
} from '@leafshift/domain/shift-lifecycle';
import { useFormats } from '@leafshift/i18n';
import { useRefusals } from '@leafshift/i18n/refusals';
import { toLifecycleShift, useShiftChange } from '@leafshift/remote-pages/shifts';
import Button from 'antd/es/button';
import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ZonedPicker } from '../../shift/zoned-picker.tsx';
import styles from './stage.module.css';

interface ClockStageProps {
  readonly post: TempPost;
  readonly worker: ConfirmedWorker;
  readonly event: 'clockIn' | 'clockOut';
}

/** Records when a worker began or ended. The time of the shift is proposed and can be changed. */
export function ClockStage({ post, worker, event }: ClockStageProps) {
  const { t } = useTranslation('mf-employer');
  const formats = useFormats();
  const say = useRefusals();
  const id = useId();
  const [time, setTime] = useState(() => proposedTime(post, event));
  const [problem, setProblem] = useState<string | null>(null);
  const confirm = useShiftChange<Date>({
    send: (api, chosen) => {
      const params = { postId: post._id, confirmedId: worker._id };
      return event === 'clockIn'
        ? api.send(clockIn, { params, body: { clockIn: chosen.toISOString() } })
        : api.send(clockOut, { params, body: { clockOut: chosen.toISOString() } });
    },
    done: t(event === 'clockIn' ? 'toast.clockInConfirmed' : 'toast.clockOutConfirmed'),
  });

  const submit = (form: FormEvent) => {
    form.preventDefault();
    const { checkInTime } = worker.shiftDetails.employer;
    const refusal =
      event === 'clockOut' && checkInTime !== null ? clockTimesRefusal(checkInTime, time) : null;
    setProblem(refusal?.text ?? null);
    if (!refusal) {
      confirm.mutate(time);
    }
  };

  const said = problem ?? (confirm.error && messageOf(confirm.error));
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <label className={styles.label} htmlFor={id}>
        {t(event === 'clockIn' ? 'jobDetails.clockInTime' : 'jobDetails.clockOutTime')}
        <span className={styles.zone}>{formats.zoneName(time, post.timeZone)}</span>
      </label>
      <ZonedPicker
        id={id}
        value={time}
        zone={post.timeZone}
        onChange={(chosen) => {
          setTime(chosen);
          setProblem(null);
        }}
        isInvalid={said !== null}
        describedBy={`${id}-problem`}
      />
      <p id={`${id}-problem`} className={styles.problem} role={said ? 'alert' : undefined}>
        {said && say(said)}
      </p>
      <Button type="primary" size="large" htmlType="submit" loading={confirm.isPending}>
        {t(event === 'clockIn' ? 'action.confirmClockIn' : 'action.confirmClockOut')}
      </Button>
    </form>
  );
}

function proposedTime(post: TempPost, event: 'clockIn' | 'clockOut'): Date {
  return event === 'clockIn'
    ? defaultCheckIn(toLifecycleShift(post))
    : defaultCheckOut(toLifecycleShift(post));
}
