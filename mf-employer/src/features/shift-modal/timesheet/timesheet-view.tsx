import type { Timesheet } from '@leafshift/contracts/clockedtime';
import type { ConfirmedWorker, TempPost } from '@leafshift/contracts/posts';
import { isOver } from '@leafshift/domain/shift-lifecycle';
import { useFormats } from '@leafshift/i18n';
import { timesOf } from '@leafshift/remote-pages/shifts';
import { useShell } from '@leafshift/shell-sdk';
import { ErrorState, ListSkeleton } from '@leafshift/ui/states';
import { useQuery } from '@tanstack/react-query';
import Button from 'antd/es/button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { timesheetsQuery } from '../../own-clock/queries.ts';
import { SubmitFooter } from '../confirmed/confirmed-view.tsx';
import type { ViewStack } from '../shift-view.ts';
import { useClockRules } from '../use-clock-rules.ts';
import styles from '../views.module.css';
import table from './timesheet.module.css';
import { type Hours, needsReason, prefilled } from './timesheet-rows.ts';
import { TimesheetWorker } from './timesheet-worker.tsx';
import { useHourDrafts } from './use-hour-drafts.ts';
import { useSaveHours } from './use-save-hours.ts';

interface TimesheetViewProps {
  readonly post: TempPost;
  readonly views: ViewStack;
}

/** The hours of everybody on the shift in one table, prefilled with its times (HOURS-21). */
export function TimesheetView({ post, views }: TimesheetViewProps) {
  const { t } = useTranslation('mf-employer');
  const { data, error, refetch, isFetching } = useQuery(timesheetsQuery(useShell().api, post._id));
  if (post.confirmedArr.length === 0) {
    return <p className={styles.empty}>{t('shiftModal.noConfirmed')}</p>;
  }
  // Before it is known what the workers recorded, it cannot be said what a correction needs.
  if (data) return <Table post={post} views={views} sheets={data.timesheets} />;
  return error ? (
    <ErrorState error={error} onRetry={refetch} isRetrying={isFetching} />
  ) : (
    <ListSkeleton rows={post.confirmedArr.length} />
  );
}

interface TableProps extends TimesheetViewProps {
  readonly sheets: readonly Timesheet[];
}

function Table({ post, views, sheets }: TableProps) {
  const { t } = useTranslation('mf-employer');
  const formats = useFormats();
  const { now } = useClockRules();
  const { drafts, change } = useHourDrafts(post._id);
  const [missing, setMissing] = useState<ReadonlySet<string>>(new Set());
  const save = useSaveHours(post);
  const came = post.confirmedArr.filter(({ shiftStatus }) => shiftStatus !== 'No Show');
  const hoursOf = (worker: ConfirmedWorker): Hours =>
    drafts.get(worker._id) ?? prefilled(post, worker);
  const asksReason = (worker: ConfirmedWorker): boolean =>
    needsReason(
      worker,
      hoursOf(worker),
      sheets.find(({ confirmedId }) => confirmedId === worker._id),
    );
  const open = came.filter((worker) => drafts.has(worker._id) || isMissing(worker));
  const mayRecord = post.status === null && isOver(timesOf(post), now);
  const saveRows = async (
    workers: readonly ConfirmedWorker[],
    of: (worker: ConfirmedWorker) => Hours,
  ) => {
    const failed = await save.run(workers.map((worker) => ({ worker, hours: of(worker) })));
    const saved = new Set(workers.map(({ _id }) => _id).filter((id) => !failed.has(id)));
    change((before) => new Map([...before].filter(([id]) => !saved.has(id))));
  };
  const saveTyped = async () => {
    const unexplained = open.filter(
      (worker) => asksReason(worker) && hoursOf(worker).reason.trim() === '',
    );
    setMissing(new Set(unexplained.map(({ _id }) => _id)));
    await saveRows(
      open.filter((worker) => !unexplained.includes(worker)),
      hoursOf,
    );
  };
  return (
    <>
      <p className={table.hint}>
        {mayRecord || post.status !== null
          ? t('timesheet.hint')
          : t('timesheet.notOver', {
              time: `${formats.date(post.endDate, post.timeZone)}, ${formats.time(post.endDate, post.timeZone)}`,
            })}
      </p>
      <ul className={table.rows} aria-label={t('panel.timesheet')}>
        {post.confirmedArr.map((worker) => (
          <TimesheetWorker
            key={worker._id}
            post={post}
            worker={worker}
            hours={hoursOf(worker)}
            isEditable={mayRecord && worker.shiftStatus !== 'No Show'}
            asksReason={asksReason(worker)}
            isReasonMissing={missing.has(worker._id) && hoursOf(worker).reason.trim() === ''}
            problem={save.problems.get(worker._id) ?? null}
            onChange={(hours) => change((before) => new Map([...before, [worker._id, hours]]))}
            onOpen={() => views.open({ name: 'jobDetails', confirmedId: worker._id })}
          />
        ))}
      </ul>
      {mayRecord && open.length > 0 && (
        <div className={table.actions}>
          {came.some(isMissing) && (
            <Button
              size="large"
              loading={save.isSaving}
              onClick={() =>
                saveRows(came.filter(isMissing), (worker) => ({
                  ...prefilled(post, worker),
                  rating: hoursOf(worker).rating,
                }))
              }
            >
              {t('timesheet.asScheduled')}
            </Button>
          )}
          <Button type="primary" size="large" loading={save.isSaving} onClick={saveTyped}>
            {t('timesheet.save')}
          </Button>
        </div>
      )}
      <SubmitFooter post={post} onSubmit={() => views.open({ name: 'submit' })} />
    </>
  );
}

const isMissing = ({ shiftStatus }: ConfirmedWorker): boolean => shiftStatus !== 'Completed';
