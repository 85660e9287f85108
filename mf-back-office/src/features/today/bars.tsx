import { AxisBottom } from '@visx/axis';
import { Group } from '@visx/group';
import { scaleBand, scaleLinear } from '@visx/scale';
import { Bar, Line } from '@visx/shape';
import clsx from 'clsx';
import styles from './bars.module.css';

/** One column: what it is called, in short below it, and its parts from below. */
export interface Column {
  readonly key: string;
  readonly name: string;
  readonly label: string;
  readonly parts: readonly number[];
}

interface BarsProps {
  readonly name: string;
  /** What the columns are of, such as days. */
  readonly of: string;
  /** What the parts are called, from below. */
  readonly parts: readonly string[];
  readonly columns: readonly Column[];
  readonly format: (value: number) => string;
}

/** Sizes of the drawing, which grows with its place. */
const WIDTH = 560;
const PLOT = 132;
const TOP = 18;
const LABELS = 22;
const GAP = 0.28;

const FILLS = [styles.first, styles.second];
const KEYS = [styles.firstKey, styles.secondKey];
const sum = (parts: readonly number[]): number => parts.reduce((all, part) => all + part, 0);

/** Columns of one or two parts for the eye, and the same as a table for screen readers. */
export function Bars({ name, of, parts, columns, format }: BarsProps) {
  return (
    <>
      <Drawing columns={columns} format={format} />
      {parts.length > 1 && (
        <p aria-hidden className={styles.legend}>
          {parts.map((part, index) => (
            <span key={part} className={clsx(styles.key, KEYS[index])}>
              {part}
            </span>
          ))}
        </p>
      )}
      <table className="ls-unseen">
        <caption>{name}</caption>
        <thead>
          <tr>
            {[of, ...parts].map((heading) => (
              <th key={heading} scope="col">
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {columns.map(({ key, name: row, parts: values }) => (
            <tr key={key}>
              <th scope="row">{row}</th>
              {parts.map((part, index) => (
                <td key={part}>{format(values[index] ?? 0)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

function Drawing({ columns, format }: Pick<BarsProps, 'columns' | 'format'>) {
  const x = scaleBand<string>({
    domain: columns.map(({ key }) => key),
    range: [0, WIDTH],
    paddingInner: GAP,
    paddingOuter: GAP / 2,
  });
  const y = scaleLinear<number>({
    domain: [0, Math.max(1, ...columns.map(({ parts }) => sum(parts)))],
    range: [PLOT, 0],
  });
  const labels = new Map(columns.map(({ key, label }) => [key, label]));
  return (
    <svg
      className={styles.drawing}
      viewBox={`0 0 ${WIDTH} ${TOP + PLOT + LABELS}`}
      aria-hidden
      focusable={false}
    >
      <Group top={TOP}>
        {columns.map(({ key, parts }) => (
          <Group key={key} left={x(key) ?? 0}>
            <Stack parts={parts} width={x.bandwidth()} y={y} format={format} />
          </Group>
        ))}
        <Line className={styles.line} from={{ x: 0, y: PLOT }} to={{ x: WIDTH, y: PLOT }} />
        <AxisBottom
          top={PLOT}
          scale={x}
          tickFormat={(key) => labels.get(key) ?? ''}
          hideAxisLine
          hideTicks
          tickLabelProps={{ ...TEXT, textAnchor: 'middle' }}
        />
      </Group>
    </svg>
  );
}

interface StackProps extends Pick<BarsProps, 'format'> {
  readonly parts: readonly number[];
  readonly width: number;
  readonly y: (value: number) => number;
}

/** The parts of a column on each other, with their sum above. */
function Stack({ parts: [first = 0, second = 0], width, y, format }: StackProps) {
  const all = first + second;
  if (all === 0) return null;
  return (
    <>
      <Bar className={FILLS[0]} x={0} y={y(first)} width={width} height={PLOT - y(first)} />
      <Bar className={FILLS[1]} x={0} y={y(all)} width={width} height={y(first) - y(all)} />
      <text {...TEXT} x={width / 2} y={y(all) - 5} textAnchor="middle">
        {format(all)}
      </text>
    </>
  );
}

const TEXT = { className: styles.text, fill: 'currentColor', fontFamily: 'inherit', fontSize: 12 };
