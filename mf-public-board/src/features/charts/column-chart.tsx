import { type CSSProperties, type KeyboardEvent, useRef, useState } from 'react';
import styles from './charts.module.css';
import type { Column } from './column.ts';
import { ColumnDrawing } from './column-drawing.tsx';
import { useWidth } from './use-width.ts';
import { valueAxis } from './value-axis.ts';

interface Props {
  readonly name: string;
  readonly columns: readonly Column[];
  readonly formatTick: (value: number) => string;
  /** The column whose words show at first. */
  readonly startAt: number;
}

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/** The column that a key leads to; null for other keys. In right-to-left text the arrows swap. */
function columnAfter(event: KeyboardEvent, at: number, count: number): number | null {
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
  const [plot, width] = useWidth<HTMLDivElement>();
  const axis = valueAxis(columns, formatTick);
  const buttons = useRef<(HTMLButtonElement | null)[]>([]);

  const onKeyDown = (event: KeyboardEvent): void => {
    const next = columnAfter(event, at, columns.length);
    if (next === null) return;
    event.preventDefault();
    setAt(next);
    buttons.current[next]?.focus();
  };

  return (
    <div className={styles.columnChart}>
      <p className={styles.words} aria-hidden>
        {columns[at]?.words}
      </p>
      <div
        ref={plot}
        className={styles.plot}
        style={{ '--axis-width': `${axis.width}px` } as CSSProperties}
      >
        {/* biome-ignore lint/a11y/useSemanticElements: these are no fields of a form */}
        <div role="group" aria-label={name} className={styles.columns} onKeyDown={onKeyDown}>
          {columns.map(({ key, words }, index) => (
            <button
              key={key}
              ref={(element) => {
                buttons.current[index] = element;
              }}
              type="button"
              tabIndex={index === at ? 0 : -1}
              aria-label={words}
              data-at={index === at}
              className={styles.column}
              onFocus={() => setAt(index)}
              onPointerEnter={() => setAt(index)}
            />
          ))}
        </div>
        {width > 0 && (
          <ColumnDrawing columns={columns} axis={axis} formatTick={formatTick} width={width} />
        )}
      </div>
    </div>
  );
};
