import { scaleLinear } from '@visx/scale';
import { type KeyboardEvent, useRef, useState } from 'react';
import styles from './charts.module.css';
import { classNames } from './class-names.ts';

export interface Column {
  readonly key: string;
  /** Below the column. */
  readonly label: string;
  /** What the column says in words, with its value. */
  readonly words: string;
  /** Null where there is nothing to show. */
  readonly value: number | null;
  /** The part of the value that is drawn full; all of it when absent. */
  readonly part?: number;
  /** Lies ahead, or has not ended. */
  readonly isOpen?: boolean;
}

interface Props {
  readonly name: string;
  readonly columns: readonly Column[];
  readonly formatTick: (value: number) => string;
  /** The column whose words show at first. */
  readonly startAt: number;
}

const TICKS = 4;
/** The least that the axis goes up to, so that it has whole steps. */
const LEAST = 4;

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/** Where a key leads; null for other keys. In right-to-left text the arrows swap. */
function ledTo(event: KeyboardEvent, at: number, count: number): number | null {
  if (event.key === 'Home') return 0;
  if (event.key === 'End') return count - 1;
  const step = STEPS[event.key];
  if (step === undefined) return null;
  const isMirrored = getComputedStyle(event.currentTarget).direction === 'rtl';
  return Math.min(count - 1, Math.max(0, at + (isMirrored ? -step : step)));
}

/** Values over time as columns. Arrow keys and the pointer go from one to the next, in words. */
export const ColumnChart = ({ name, columns, formatTick, startAt }: Props) => {
  const [at, setAt] = useState(startAt);
  const bars = useRef<(HTMLButtonElement | null)[]>([]);
  const highest = Math.max(LEAST, ...columns.map(({ value }) => value ?? 0));
  const scale = scaleLinear<number>({ domain: [0, highest], range: [0, 100], nice: TICKS });

  const onKeyDown = (event: KeyboardEvent): void => {
    const next = ledTo(event, at, columns.length);
    if (next === null) return;
    event.preventDefault();
    setAt(next);
    bars.current[next]?.focus();
  };

  return (
    <div className={styles.columnChart}>
      <p className={styles.words} aria-hidden>
        {columns[at]?.words}
      </p>
      <div className={styles.plot}>
        <div className={styles.grid} aria-hidden>
          {scale.ticks(TICKS).map((tick) => (
            <span key={tick} className={styles.tick} style={{ insetBlockEnd: `${scale(tick)}%` }}>
              {formatTick(tick)}
            </span>
          ))}
        </div>
        {/* biome-ignore lint/a11y/useSemanticElements: these are no fields of a form */}
        <div role="group" aria-label={name} className={styles.columns} onKeyDown={onKeyDown}>
          {columns.map((column, index) => (
            <button
              key={column.key}
              ref={(element) => {
                bars.current[index] = element;
              }}
              type="button"
              tabIndex={index === at ? 0 : -1}
              aria-label={column.words}
              data-at={index === at}
              className={styles.column}
              onFocus={() => setAt(index)}
              onPointerEnter={() => setAt(index)}
            >
              {column.value !== null && column.value > 0 && (
                <>
                  <span
                    className={classNames(styles.whole, column.isOpen && styles.open)}
                    style={{ blockSize: `${scale(column.value)}%` }}
                  />
                  <span
                    className={classNames(styles.part, column.isOpen && styles.open)}
                    style={{ blockSize: `${scale(column.part ?? column.value)}%` }}
                  />
                </>
              )}
            </button>
          ))}
        </div>
        <div className={styles.labels} aria-hidden>
          {columns.map(({ key, label }) => (
            <span key={key}>{label}</span>
          ))}
        </div>
      </div>
    </div>
  );
};
