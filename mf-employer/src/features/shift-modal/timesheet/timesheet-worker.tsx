import type { ConfirmedWorker, TempPost } from '@leafshift/contracts/posts';
import { useRefusals } from '@leafshift/i18n/refusals';
import { WorkerAvatar } from '@leafshift/ui/avatar';
import Button from 'antd/es/button';
import Input from 'antd/es/input/Input';
import clsx from 'clsx';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { minutesOf } from '../../own-clock/break-field.tsx';
import { useSaidTimes } from '../../own-clock/said-times.ts';
import { ZonedPicker } from '../../shift/zoned-picker.tsx';
import { WorkerProgress } from '../confirmed/worker-progress.tsx';
import { RatingSelect } from './rating-select.tsx';
import styles from './timesheet.module.css';
import type { Hours } from './timesheet-rows.ts';

const MAX_REASON = 255;

interface TimesheetWorkerProps {
  readonly post: TempPost;
  readonly worker: ConfirmedWorker;
  readonly hours: Hours;
  readonly isEditable: boolean;
  /** Whether the worker recorded hours that this line corrects. */
  readonly asksReason: boolean;
  /** Whether it was to be saved without one. */
  readonly isReasonMissing: boolean;
  /** Why their hours were not saved; null where they were. */
  readonly problem: string | null;
  readonly onChange: (hours: Hours) => void;
  readonly onOpen: () => void;
}

/** One worker's line of the table. */
export function TimesheetWorker({ worker, problem, onOpen, ...line }: TimesheetWorkerProps) {
  const { t } = useTranslation('mf-employer');
  const say = useRefusals();
  const { name, profilePhoto } = worker;
  return (
    <li className={styles.row}>
      <div className={styles.who}>
        <WorkerAvatar name={name} photo={profilePhoto} />
        <Button
          type="link"
          className={styles.name}
          aria-label={t('timesheet.openWorker', { name })}
          onClick={onOpen}
        >
          <bdi>{name}</bdi>
        </Button>
        <WorkerProgress worker={worker} />
      </div>
      {line.isEditable ? (
        <Fields worker={worker} {...line} />
      ) : (
        <Recorded post={line.post} worker={worker} />
      )}
      {problem !== null && (
        <p className={styles.problem} role="alert">
          {say(problem)}
        </p>
      )}
    </li>
  );
}

function Fields({
  post,
  worker: { name, shiftDetails },
  hours,
  asksReason,
  isReasonMissing,
  onChange,
}: Pick<
  TimesheetWorkerProps,
  'post' | 'worker' | 'hours' | 'asksReason' | 'isReasonMissing' | 'onChange'
>) {
  const { t } = useTranslation('mf-employer');
  const id = useId();
  return (
    <div className={styles.fields}>
      <Field id={`${id}-in`} label={t('timesheet.in')} full={t('timesheet.inOf', { name })}>
        <ZonedPicker
          id={`${id}-in`}
          value={hours.clockIn}
          zone={post.timeZone}
          onChange={(clockIn) => onChange({ ...hours, clockIn })}
        />
      </Field>
      <Field id={`${id}-out`} label={t('timesheet.out')} full={t('timesheet.outOf', { name })}>
        <ZonedPicker
          id={`${id}-out`}
          value={hours.clockOut}
          zone={post.timeZone}
          onChange={(clockOut) => onChange({ ...hours, clockOut })}
        />
      </Field>
      <Field
        id={`${id}-break`}
        label={t('timesheet.break')}
        full={t('timesheet.breakOf', { name })}
      >
        <Input
          id={`${id}-break`}
          size="large"
          inputMode="numeric"
          maxLength={4}
          value={hours.breakMinutes}
          onChange={({ target }) =>
            onChange({ ...hours, breakMinutes: minutesOf(target.value.replace(/\D/g, '')) })
          }
        />
      </Field>
      <Field
        id={`${id}-rating`}
        label={t('timesheet.rating')}
        full={t('timesheet.ratingOf', { name })}
      >
        <RatingSelect
          id={`${id}-rating`}
          value={hours.rating}
          isDisabled={shiftDetails.employer.rated}
          onChange={(rating) => onChange({ ...hours, rating })}
        />
      </Field>
      {asksReason && (
        <div className={clsx(styles.field, styles.reason)}>
          <label htmlFor={`${id}-reason`}>{t('timesheet.reasonOf', { name })}</label>
          <Input
            id={`${id}-reason`}
            size="large"
            maxLength={MAX_REASON}
            value={hours.reason}
            aria-invalid={isReasonMissing}
            aria-describedby={isReasonMissing ? `${id}-missing` : undefined}
            onChange={({ target }) => onChange({ ...hours, reason: target.value })}
          />
          {isReasonMissing && (
            <p id={`${id}-missing`} className={styles.problem} role="alert">
              {t('timesheet.reasonMissing')}
            </p>
          )}
        </div>
      )}
    </div>
  );
}

interface FieldProps {
  readonly id: string;
  readonly label: string;
  /** The label where the line is not seen as a whole. */
  readonly full: string;
  readonly children: ReactNode;
}

function Field({ id, label, full, children }: FieldProps) {
  return (
    <div className={styles.field}>
      <label htmlFor={id}>
        <span aria-hidden>{label}</span>
        <span className="ls-unseen">{full}</span>
      </label>
      {children}
    </div>
  );
}

/** What is recorded, where it cannot be changed here. */
function Recorded({ post, worker }: Pick<TimesheetWorkerProps, 'post' | 'worker'>) {
  const { t } = useTranslation('mf-employer');
  const said = useSaidTimes(post.timeZone);
  const { checkInTime, checkOutTime, breakMinutes } = worker.shiftDetails.employer;
  if (checkInTime === null) return null;
  return (
    <dl className={styles.recorded}>
      <div>
        <dt>{t('timesheet.in')}</dt>
        <dd>{said.time(checkInTime)}</dd>
      </div>
      <div>
        <dt>{t('timesheet.out')}</dt>
        <dd>{said.time(checkOutTime)}</dd>
      </div>
      <div>
        <dt>{t('ownClock.break')}</dt>
        <dd>{said.minutes(breakMinutes ?? 0)}</dd>
      </div>
    </dl>
  );
}
