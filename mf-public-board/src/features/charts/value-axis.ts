import { scaleLinear } from '@visx/scale';
import type { Column } from './column.ts';

/** The height of the columns' plot, in pixels. */
export const PLOT_HEIGHT = 220;

const STEPS = 4;
/** The least that the axis goes up to, so that it has whole steps. */
const LEAST = 4;
/** About what a letter of an axis takes, and what stays free beside a label, in pixels. */
const LETTER_WIDTH = 7;
const LABEL_GAP = 8;

/** The pixels that the longest of some labels takes, with the room beside it. */
export const labelWidth = (labels: readonly string[]): number =>
  Math.max(0, ...labels.map(({ length }) => length)) * LETTER_WIDTH + LABEL_GAP;

/** The axis of a chart's values: its scale, its steps, and the pixels that these take in words. */
export function valueAxis(columns: readonly Column[], formatTick: (value: number) => string) {
  const highest = Math.max(LEAST, ...columns.map(({ value }) => value ?? 0));
  const scale = scaleLinear<number>({
    domain: [0, highest],
    range: [PLOT_HEIGHT, 0],
    nice: STEPS,
  });
  const steps = scale.ticks(STEPS);
  return { scale, steps, width: labelWidth(steps.map(formatTick)) };
}

export type ValueAxis = ReturnType<typeof valueAxis>;
