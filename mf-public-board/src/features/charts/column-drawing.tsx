import { AxisBottom, AxisLeft } from '@visx/axis';
import { Group } from '@visx/group';
import { scaleBand, scaleLinear } from '@visx/scale';
import { BarRounded, Line } from '@visx/shape';
import clsx from 'clsx';
import styles from './charts.module.css';
import type { Column } from './column.ts';

interface Props {
  readonly columns: readonly Column[];
  readonly formatTick: (value: number) => string;
  /** In pixels, the numbers of the axis included. */
  readonly width: number;
}

/** All sizes in pixels. */
const HEIGHT = 220;
const LABEL_HEIGHT = 24;
const LABEL_WIDTH = 52;
const RADIUS = 4;

const TICKS = 4;
/** The least that the axis goes up to, so that it has whole steps. */
const LEAST = 4;

/** How much of a column's room stays free between columns. */
const GAP = 0.32;

/** The bars of a column chart with both axes; drawn from left to right, mirrored by the stylesheet. */
export function ColumnDrawing({ columns, formatTick, width }: Props) {
  const axisWidth = axisWidthFor(width);
  const highest = Math.max(LEAST, ...columns.map(({ value }) => value ?? 0));
  const y = scaleLinear<number>({ domain: [0, highest], range: [HEIGHT, 0], nice: TICKS });
  const x = scaleBand<string>({
    domain: columns.map(({ key }) => key),
    range: [0, width - axisWidth],
    paddingInner: GAP,
    paddingOuter: GAP / 2,
  });
  const labels = new Map(columns.map(({ key, label }) => [key, label]));
  const step = x.step() < LABEL_WIDTH ? 2 : 1;

  return (
    <svg
      className={styles.drawing}
      width={width}
      height={HEIGHT + LABEL_HEIGHT}
      aria-hidden
      focusable={false}
    >
      <Group left={axisWidth}>
        {y.ticks(TICKS).map((tick) => (
          <Line
            key={tick}
            className={styles.line}
            from={{ x: 0, y: y(tick) }}
            to={{ x: width - axisWidth, y: y(tick) }}
          />
        ))}
        <AxisLeft
          scale={y}
          numTicks={TICKS}
          tickFormat={(tick) => formatTick(tick.valueOf())}
          hideAxisLine
          hideTicks
          tickLabelProps={{ ...LABEL, dx: -4, dy: '0.3em', textAnchor: 'end' }}
        />
        {columns.map(({ key, value, part, isOpen = false }) =>
          value === null || value <= 0 ? null : (
            <Group key={key} left={x(key)} className={clsx(isOpen && styles.open)}>
              <BarRounded
                className={styles.whole}
                x={0}
                y={y(value)}
                width={x.bandwidth()}
                height={HEIGHT - y(value)}
                radius={RADIUS}
                top
              />
              {part !== 0 && (
                <BarRounded
                  className={styles.part}
                  x={0}
                  y={y(part ?? value)}
                  width={x.bandwidth()}
                  height={HEIGHT - y(part ?? value)}
                  radius={RADIUS}
                  top
                />
              )}
            </Group>
          ),
        )}
        <AxisBottom
          top={HEIGHT}
          scale={x}
          tickValues={columns.filter((_, index) => index % step === 0).map(({ key }) => key)}
          tickFormat={(key) => labels.get(key) ?? ''}
          hideAxisLine
          hideTicks
          tickLabelProps={{ ...LABEL, textAnchor: 'middle' }}
        />
      </Group>
    </svg>
  );
}

const LABEL = { className: styles.tick, fill: 'currentColor', fontFamily: 'inherit', fontSize: 12 };

/** The room for the numbers beside the columns; less in narrow windows. */
export const axisWidthFor = (width: number): number => (width < 560 ? 40 : 56);
