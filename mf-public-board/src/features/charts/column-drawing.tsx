import { AxisBottom, AxisLeft } from '@visx/axis';
import { Group } from '@visx/group';
import { scaleBand } from '@visx/scale';
import { BarRounded, Line } from '@visx/shape';
import clsx from 'clsx';
import styles from './charts.module.css';
import type { Column } from './column.ts';
import { labelWidth, PLOT_HEIGHT, type ValueAxis } from './value-axis.ts';

interface Props {
  readonly columns: readonly Column[];
  readonly axis: ValueAxis;
  readonly formatTick: (value: number) => string;
  /** In pixels, the numbers of the axis included. */
  readonly width: number;
}

/** All sizes in pixels. */
const LABEL_HEIGHT = 24;
const RADIUS = 4;

/** How much of a column's room stays free between columns. */
const GAP = 0.32;

/** The bars of a column chart with both axes; drawn from left to right, mirrored by the stylesheet. */
export function ColumnDrawing({ columns, axis, formatTick, width }: Props) {
  const { scale: y, steps, width: axisWidth } = axis;
  const x = scaleBand<string>({
    domain: columns.map(({ key }) => key),
    range: [0, width - axisWidth],
    paddingInner: GAP,
    paddingOuter: GAP / 2,
  });
  const labels = new Map(columns.map(({ key, label }) => [key, label]));
  const step = Math.ceil(labelWidth([...labels.values()]) / x.step());

  return (
    <svg
      className={styles.drawing}
      width={width}
      height={PLOT_HEIGHT + LABEL_HEIGHT}
      aria-hidden
      focusable={false}
    >
      <Group left={axisWidth}>
        {steps.map((tick) => (
          <Line
            key={tick}
            className={styles.line}
            from={{ x: 0, y: y(tick) }}
            to={{ x: width - axisWidth, y: y(tick) }}
          />
        ))}
        <AxisLeft
          scale={y}
          tickValues={[...steps]}
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
                height={PLOT_HEIGHT - y(value)}
                radius={RADIUS}
                top
              />
              {part !== 0 && (
                <BarRounded
                  className={styles.part}
                  x={0}
                  y={y(part ?? value)}
                  width={x.bandwidth()}
                  height={PLOT_HEIGHT - y(part ?? value)}
                  radius={RADIUS}
                  top
                />
              )}
            </Group>
          ),
        )}
        <AxisBottom
          top={PLOT_HEIGHT}
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
