import { clockIn, clockOut } from '@leafshift/contracts/clockedtime';
import type { ConfirmedWorker, TempPost } from '@leafshift/contracts/posts';
import { messageOf } from '@leafshift/data-access';
import { useFormats } from '@leafshift/i18n';
import { useRefusals } from '@leafshift/i18n/refusals';
import { useShiftChange } from '@leafshift/remote-pages/shifts';
import { useShell } from '@leafshift/shell-sdk';
import { useQuery } from '@tanstack/react-query';
import Button from 'antd/es/button';
import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BreakField, minutesOf } from '../../own-clock/break-field.tsx';
import { timesheetsQuery } from '../../own-clock/queries.ts';
import { ZonedPicker } from '../../shift/zoned-picker.tsx';
import { useClockRules } from '../use-clock-rules.ts';
import { clockWindow } from './clock-window.ts';
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
  const rules = useClockRules();
  const id = useId();
  const [chosen, setChosen] = useState<Date | null>(null);
  const [typedBreak, setTypedBreak] = useState<string | null>(null);
  const { api } = useShell();
  const { data } = useQuery({ ...timesheetsQuery(api, post._id), enabled: event === 'clockOut' });
  const own = data?.timesheets.find(({ confirmedId }) => confirmedId === worker._id);
  const minutes = typedBreak ?? String(own?.worker.breakMinutes ?? '');
  const [problem, setProblem] = useState<string | null>(null);
  const window = clockWindow({ post, worker, event }, rules);
  const time = chosen ?? window.proposed;
  const confirm = useShiftChange<Date>({
    send: (client, clocked) => {
      const params = { postId: post._id, confirmedId: worker._id };
      return event === 'clockIn'
        ? client.send(clockIn, { params, body: { clockIn: clocked.toISOString() } })
        : client.send(clockOut, {
            params,
            body: {
              clockOut: clocked.toISOString(),
              ...(minutes !== '' && { breakMinutes: minutesOf(minutes) }),
            },
          });
    },
    done: t(event === 'clockIn' ? 'toast.clockInConfirmed' : 'toast.clockOutConfirmed'),
  });

  const submit = (form: FormEvent) => {
    form.preventDefault();
    const refusal = window.refusalOf(time);
    setProblem(refusal?.text ?? null);
    if (!refusal) {
      confirm.mutate(time);
    }
  };

  const said = problem ?? (confirm.error && messageOf(confirm.error));
  const zoned = (instant: Date) =>
    `${formats.date(instant, post.timeZone)}, ${formats.time(instant, post.timeZone)}`;
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
        from={window.from}
        until={window.until}
        onChange={(picked) => {
          setChosen(picked);
          setProblem(null);
        }}
        isInvalid={said !== null}
        describedBy={`${id}-problem ${id}-wait`}
      />
      <p id={`${id}-problem`} className={styles.problem} role={said ? 'alert' : undefined}>
        {said && say(said)}
      </p>
      {event === 'clockOut' && <BreakField value={minutes} onChange={setTypedBreak} />}
      {window.isToCome && (
        <p id={`${id}-wait`} className={styles.wait}>
          {t('jobDetails.clockInFrom', { time: zoned(window.from) })}
        </p>
      )}
      <Button
        type="primary"
        size="large"
        htmlType="submit"
        loading={confirm.isPending}
        disabled={window.isToCome}
        aria-describedby={`${id}-wait`}
      >
        {t(event === 'clockIn' ? 'action.confirmClockIn' : 'action.confirmClockOut')}
      </Button>
    </form>
  );
}
