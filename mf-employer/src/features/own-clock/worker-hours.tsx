import { type ClockedMoment, type Timesheet, witnessTime } from '@leafshift/contracts/clockedtime';
import type { ConfirmedWorker, TempPost } from '@leafshift/contracts/posts';
import { useShell } from '@leafshift/shell-sdk';
import { OnDemand } from '@leafshift/ui/lazy';
import { useQuery } from '@tanstack/react-query';
import Button from 'antd/es/button';
import { lazy, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { WorkerDispute } from '../disputes/worker-dispute.tsx';
import { Corrections } from './corrections.tsx';
import { timesheetsQuery } from './queries.ts';
import { useSaidTimes } from './said-times.ts';
import { useTimesheetChange } from './use-timesheet-change.ts';
import styles from './worker-hours.module.css';

const CorrectDialog = lazy(async () => ({
  default: (await import('./correct-dialog.tsx')).CorrectDialog,
}));

interface WorkerHoursProps {
  readonly post: TempPost;
  readonly worker: ConfirmedWorker;
}

/** What both sides recorded of a worker's hours side by side; nothing before anybody recorded any. */
export function WorkerHours({ post, worker }: WorkerHoursProps) {
  const { api } = useShell();
  const { data } = useQuery(timesheetsQuery(api, post._id));
  const sheet = data?.timesheets.find(({ confirmedId }) => confirmedId === worker._id);
  return sheet ? <BothSides post={post} worker={worker} sheet={sheet} /> : null;
}

interface BothSidesProps extends WorkerHoursProps {
  readonly sheet: Timesheet;
}

function BothSides({ post, worker: confirmed, sheet }: BothSidesProps) {
  const { t } = useTranslation('mf-employer');
  const said = useSaidTimes(post.timeZone);
  const [isCorrecting, setIsCorrecting] = useState(false);
  const id = useId();
  const { employer, worker } = sheet;
  const mayCorrect = sheet.state === 'open' && post.status === null && employer.clockIn !== null;
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h3 id={id} className={styles.title}>
        {t('ownClock.hours')}
      </h3>
      <table className={styles.table} aria-labelledby={id}>
        <thead>
          <tr>
            <td />
            <th scope="col">{t('ownClock.counts')}</th>
            <th scope="col">{t('ownClock.byWorker')}</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">{t('jobDetails.clockIn')}</th>
            <td>{said.time(employer.clockIn)}</td>
            <td>
              {said.time(worker.clockIn)}
              <Distance metres={worker.clockInMetres} />
              <Late post={post} sheet={sheet} moment="in" />
              <Acceptance post={post} sheet={sheet} moment="in" />
            </td>
          </tr>
          <tr>
            <th scope="row">{t('jobDetails.clockOut')}</th>
            <td>{said.time(employer.clockOut)}</td>
            <td>
              {said.time(worker.clockOut)}
              <Distance metres={worker.clockOutMetres} />
              <Late post={post} sheet={sheet} moment="out" />
              <Acceptance post={post} sheet={sheet} moment="out" />
            </td>
          </tr>
          <tr>
            <th scope="row">{t('ownClock.break')}</th>
            <td>{said.minutes(employer.breakMinutes)}</td>
            <td>{said.minutes(worker.breakMinutes)}</td>
          </tr>
        </tbody>
      </table>
      <Corrections zone={post.timeZone} corrections={sheet.corrections} />
      <WorkerDispute post={post} worker={confirmed} sheet={sheet} />
      {mayCorrect && <Button onClick={() => setIsCorrecting(true)}>{t('ownClock.correct')}</Button>}
      <OnDemand isOpen={isCorrecting}>
        <CorrectDialog
          post={post}
          sheet={sheet}
          isOpen={isCorrecting}
          onClose={() => setIsCorrecting(false)}
        />
      </OnDemand>
    </section>
  );
}

function Distance({ metres }: { readonly metres: number | null }) {
  const { t } = useTranslation('mf-employer');
  return metres === null ? null : (
    <span className={styles.note}>{t('ownClock.metres', { metres })}</span>
  );
}

interface AcceptanceProps {
  readonly post: TempPost;
  readonly sheet: Timesheet;
  readonly moment: ClockedMoment;
}

/** That a time is the device's, which had no network, and when it came (HOURS-30). */
function Late({ post, sheet, moment }: AcceptanceProps) {
  const { t } = useTranslation('mf-employer');
  const said = useSaidTimes(post.timeZone);
  const late = sheet.worker.late.find(({ time }) => time === moment);
  if (!late) return null;
  return (
    <span className={styles.note}>
      {t('ownClock.late', { time: said.time(late.sentAt) })}
      {late.codeFits && ` ${t('ownClock.lateCode')}`}
    </span>
  );
}

/** The one click that takes over what the worker recorded without a code. */
function Acceptance({ post, sheet, moment }: AcceptanceProps) {
  const { t } = useTranslation('mf-employer');
  const accept = useTimesheetChange(t('ownClock.accepted'));
  if (!sheet.worker.unwitnessed.includes(moment)) return null;
  const label = t(moment === 'in' ? 'ownClock.acceptIn' : 'ownClock.acceptOut');
  return (
    <span className={styles.acceptance}>
      <span className={styles.note}>{t('ownClock.withoutCode')}</span>
      {post.status === null && (
        <Button
          size="small"
          aria-label={label}
          loading={accept.isPending}
          onClick={() =>
            accept.mutate((api) =>
              api.send(witnessTime, { params: { id: sheet._id }, body: { time: moment } }),
            )
          }
        >
          {t('ownClock.accept')}
        </Button>
      )}
    </span>
  );
}
