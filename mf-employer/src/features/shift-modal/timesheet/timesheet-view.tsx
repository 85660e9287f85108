import type { ConfirmedWorker, TempPost } from '@leafshift/contracts/posts';
import { isOver } from '@leafshift/domain/shift-lifecycle';
import { useFormats } from '@leafshift/i18n';
import { timesOf } from '@leafshift/remote-pages/shifts';
import { useShell } from '@leafshift/shell-sdk';
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
import { type Hours, prefilled } from './timesheet-rows.ts';
import { TimesheetWorker } from './timesheet-worker.tsx';
import { useSaveHours } from './use-save-hours.ts';

interface TimesheetViewProps {
  readonly post: TempPost;
  readonly views: ViewStack;
}

/** The hours of everybody on the shift in one table, prefilled with its times (HOURS-21). */
export function TimesheetView({ post, views }: TimesheetViewProps) {
  const { t } = useTranslation('mf-employer');
  const formats = useFormats();
  const { now } = useClockRules();
  const { data } = useQuery(timesheetsQuery(useShell().api, post._id));
  const [changed, setChanged] = useState<ReadonlyMap<string, Hours>>(new Map());
  const save = useSaveHours(post, data?.timesheets ?? []);
  const came = post.confirmedArr.filter(({ shiftStatus }) => shiftStatus !== 'No Show');
  const hoursOf = (worker: ConfirmedWorker): Hours =>
    changed.get(worker._id) ?? prefilled(post, worker);
  const open = came.filter((worker) => changed.has(worker._id) || isMissing(worker));
  const mayRecord = post.status === null && isOver(timesOf(post), now);
  const saveAll = async (of: (worker: ConfirmedWorker) => Hours) => {
    const failed = await save.run(open.map((worker) => ({ worker, hours: of(worker) })));
    setChanged((before) => new Map([...before].filter(([id]) => failed.has(id))));
  };
  if (post.confirmedArr.length === 0) {
    return <p className={styles.empty}>{t('shiftModal.noConfirmed')}</p>;
  }
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
            problem={save.problems.get(worker._id) ?? null}
            onChange={(hours) => setChanged((before) => new Map([...before, [worker._id, hours]]))}
            onOpen={() => views.open({ name: 'jobDetails', confirmedId: worker._id })}
          />
        ))}
      </ul>
      {mayRecord && open.length > 0 && (
        <div className={table.actions}>
          <Button
            size="large"
            loading={save.isSaving}
            onClick={() => saveAll((worker) => scheduled(post, hoursOf(worker)))}
          >
            {t('timesheet.asScheduled')}
          </Button>
          <Button
            type="primary"
            size="large"
            loading={save.isSaving}
            onClick={() => saveAll(hoursOf)}
          >
            {t('timesheet.save')}
          </Button>
        </div>
      )}
      <SubmitFooter post={post} onSubmit={() => views.open({ name: 'submit' })} />
    </>
  );
}

const isMissing = ({ shiftStatus }: ConfirmedWorker): boolean => shiftStatus !== 'Completed';

/** From start to end without a break; the stars are as they were chosen. */
const scheduled = (post: TempPost, { rating }: Hours): Hours => ({
  clockIn: new Date(post.date),
  clockOut: new Date(post.endDate),
  breakMinutes: 0,
  rating,
});
