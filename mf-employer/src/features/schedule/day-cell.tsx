import type { ScheduleEntry } from '@leafshift/contracts/schedule';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './schedule.module.css';

/** How many shifts of a role a day shows before it is unfolded: a busy month must not slow the page. */
const SHOWN = 3;

interface DayCellProps {
  readonly entries: readonly ScheduleEntry[];
  readonly isTarget: boolean;
  readonly addLabel: string | null;
  readonly chip: (entry: ScheduleEntry) => ReactNode;
  readonly onAdd: () => void;
  readonly onDrop: (isCopy: boolean) => void;
}

/** A day of a role: its shifts, and the way to one more. */
export function DayCell({ entries, isTarget, addLabel, chip, onAdd, onDrop }: DayCellProps) {
  const { t } = useTranslation('mf-employer');
  const [isOpen, setIsOpen] = useState(false);
  const [isOver, setIsOver] = useState(false);
  const shown = isOpen ? entries : entries.slice(0, SHOWN);
  const more = entries.length - shown.length;
  return (
    <td
      className={styles.cell}
      data-target={isTarget || isOver || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        event.dataTransfer.dropEffect = event.altKey || event.ctrlKey ? 'copy' : 'move';
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setIsOver(false);
        onDrop(event.altKey || event.ctrlKey);
      }}
    >
      {shown.map(chip)}
      {more > 0 && (
        <button type="button" className={styles.more} onClick={() => setIsOpen(true)}>
          {t('schedule.more', { count: more })}
        </button>
      )}
      {addLabel !== null && (
        <button type="button" className={styles.add} aria-label={addLabel} onClick={onAdd}>
          +
        </button>
      )}
    </td>
  );
}
