import type { ScheduleEntry } from '@leafshift/contracts/schedule';
import { useFormats } from '@leafshift/i18n';
import { useTrade } from '@leafshift/i18n/messages';
import { type KeyboardEvent, memo } from 'react';
import { useTranslation } from 'react-i18next';
import { whenShiftReached } from '../shift-modal/lazy-shift-modal.ts';
import styles from './schedule.module.css';

interface ChipProps {
  readonly entry: ScheduleEntry;
  readonly isCarried?: boolean;
  /** In a list, where no row says the role. */
  readonly showsRole?: boolean;
  readonly onOpen: (entry: ScheduleEntry) => void;
  readonly onKeyDown?: (event: KeyboardEvent, entry: ScheduleEntry) => void;
  readonly onDrag?: (entry: ScheduleEntry | null) => void;
}

/** A draft or shift in the week: its times, and how many of its workers are confirmed. */
export const Chip = memo(function Chip(props: ChipProps) {
  const { entry, isCarried = false, showsRole = false, onOpen, onKeyDown, onDrag } = props;
  const { t } = useTranslation('mf-employer');
  const formats = useFormats();
  const trade = useTrade();
  const times = formats.timeRange(entry.date, entry.endDate, entry.timeZone);
  const staffing = `${formats.number(entry.confirmed)}/${formats.number(entry.totalWorkers)}`;
  // Said as a whole; what is seen is shorter.
  const facts = { role: trade(entry.jobTitle), day: formats.day(entry.day as never), times };
  return (
    <button
      type="button"
      className={styles.chip}
      data-kind={stateOf(entry)}
      data-carried={isCarried || undefined}
      draggable={onDrag !== undefined}
      onClick={() => onOpen(entry)}
      {...(entry.kind === 'shift' && whenShiftReached)}
      onKeyDown={onKeyDown && ((event) => onKeyDown(event, entry))}
      onDragStart={(event) => {
        event.dataTransfer.effectAllowed = 'copyMove';
        event.dataTransfer.setData('text/plain', entry._id);
        onDrag?.(entry);
      }}
      onDragEnd={() => onDrag?.(null)}
    >
      <span className="ls-unseen">
        {entry.kind === 'draft'
          ? t('schedule.draftLabel', { ...facts, workers: entry.totalWorkers })
          : t('schedule.shiftLabel', {
              ...facts,
              confirmed: entry.confirmed,
              workers: entry.totalWorkers,
            })}
      </span>
      {showsRole && (
        <span aria-hidden className={styles.chipRole}>
          {trade(entry.jobTitle)}
        </span>
      )}
      <span aria-hidden>{times}</span>
      <span aria-hidden className={styles.chipStaffing}>
        <bdi>{staffing}</bdi>
        {entry.kind === 'draft' && <span>{t('schedule.draft')}</span>}
      </span>
    </button>
  );
});

function stateOf({ kind, isComplete, confirmed, totalWorkers, requests }: ScheduleEntry): string {
  if (kind === 'draft') return 'draft';
  if (isComplete) return 'complete';
  if (confirmed >= totalWorkers) return 'filled';
  return requests > 0 ? 'requests' : 'open';
}
