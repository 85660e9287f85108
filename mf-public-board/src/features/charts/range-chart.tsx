import { AxisBottom } from '@visx/axis';
import { scaleLinear } from '@visx/scale';
import { Bar, Circle, Line } from '@visx/shape';
import styles from './charts.module.css';
import { useWidth } from './use-width.ts';

export interface Range {
  readonly key: string;
  readonly label: string;
  /** What stands below the label. */
  readonly note: string;
  readonly low: number;
  readonly middle: number;
  readonly high: number;
}

interface Props {
  readonly name: string;
  readonly ranges: readonly Range[];
  readonly format: (value: number) => string;
  readonly formatTick: (value: number) => string;
  /** A range in words: `$23 to $28, in the middle $25`. */
  readonly words: (range: Range) => string;
}

/** What is left free at both ends, in the unit of the values. */
const MARGIN = 1;

const TICKS = 3;

/** Sizes in pixels. */
const LABEL_WIDTH = 40;
const BAR_HEIGHT = 12;
const MARK_RADIUS = 6;

/** Ranges one below the other on one scale, with a mark in the middle of each. */
export const RangeChart = ({ name, ranges, format, formatTick, words }: Props) => {
  const [track, width] = useWidth<HTMLSpanElement>();
  const scale = scaleLinear<number>({
    domain: [
      Math.min(...ranges.map(({ low }) => low)) - MARGIN,
      Math.max(...ranges.map(({ high }) => high)) + MARGIN,
    ],
    range: [0, width],
    nice: TICKS,
  });
  const ticks = scale.ticks(TICKS);
  const step = width / ticks.length < LABEL_WIDTH ? 2 : 1;

  return (
    <ul className={styles.ranges} aria-label={name}>
      {ranges.map((range) => (
        <li key={range.key} className={styles.range}>
          <span className={styles.rangeLabel}>
            {range.label}
            <small>{range.note}</small>
          </span>
          <span className={styles.track} aria-hidden>
            <svg className={styles.ranged} aria-hidden focusable={false}>
              {ticks.map((tick) => (
                <Line
                  key={tick}
                  className={styles.line}
                  from={{ x: scale(tick), y: 0 }}
                  to={{ x: scale(tick), y: 0 }}
                  y2="100%"
                />
              ))}
              <svg y="50%" className={styles.middleLine} aria-hidden focusable={false}>
                <Bar
                  className={styles.span}
                  x={scale(range.low)}
                  y={-BAR_HEIGHT / 2}
                  width={scale(range.high) - scale(range.low)}
                  height={BAR_HEIGHT}
                  rx={BAR_HEIGHT / 2}
                />
                <Circle className={styles.middle} cx={scale(range.middle)} r={MARK_RADIUS} />
              </svg>
            </svg>
          </span>
          <span className={styles.rangeValue} aria-hidden>
            {format(range.middle)}
          </span>
          <span className="ls-unseen">{words(range)}</span>
        </li>
      ))}
      <li className={styles.axis} aria-hidden>
        <span ref={track} className={styles.axisTrack}>
          <svg className={styles.drawing} width={width} height={20} aria-hidden focusable={false}>
            <AxisBottom
              scale={scale}
              tickValues={ticks.filter((_, index) => index % step === 0)}
              tickFormat={(tick) => formatTick(tick.valueOf())}
              tickLength={2}
              hideAxisLine
              hideTicks
              tickLabelProps={{
                className: styles.tick,
                fill: 'currentColor',
                fontFamily: 'inherit',
                fontSize: 12,
                textAnchor: 'middle',
              }}
            />
          </svg>
        </span>
      </li>
    </ul>
  );
};
