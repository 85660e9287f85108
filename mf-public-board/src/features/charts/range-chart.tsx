import { scaleLinear } from '@visx/scale';
import styles from './charts.module.css';

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

const TICKS = 3;
const MARGIN = 1;

/** Ranges one below the other on one scale, with a mark in the middle of each. */
export const RangeChart = ({ name, ranges, format, formatTick, words }: Props) => {
  const scale = scaleLinear<number>({
    domain: [
      Math.min(...ranges.map(({ low }) => low)) - MARGIN,
      Math.max(...ranges.map(({ high }) => high)) + MARGIN,
    ],
    range: [0, 100],
    nice: TICKS,
  });

  return (
    <ul className={styles.ranges} aria-label={name}>
      {ranges.map((range) => (
        <li key={range.key} className={styles.range}>
          <span className={styles.rangeLabel}>
            {range.label}
            <small>{range.note}</small>
          </span>
          <span className={styles.track} aria-hidden>
            {scale.ticks(TICKS).map((tick) => (
              <i
                key={tick}
                className={styles.line}
                style={{ insetInlineStart: `${scale(tick)}%` }}
              />
            ))}
            <i
              className={styles.span}
              style={{
                insetInlineStart: `${scale(range.low)}%`,
                inlineSize: `${scale(range.high) - scale(range.low)}%`,
              }}
            />
            <i className={styles.middle} style={{ insetInlineStart: `${scale(range.middle)}%` }} />
          </span>
          <span className={styles.rangeValue} aria-hidden>
            {format(range.middle)}
          </span>
          <span className="ls-unseen">{words(range)}</span>
        </li>
      ))}
      <li className={styles.axis} aria-hidden>
        <span className={styles.axisTrack}>
          {scale.ticks(TICKS).map((tick) => (
            <span key={tick} style={{ insetInlineStart: `${scale(tick)}%` }}>
              {formatTick(tick)}
            </span>
          ))}
        </span>
      </li>
    </ul>
  );
};
